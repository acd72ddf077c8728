// Made by `make generate` from the server's definitions. Do not edit.
/* eslint-disable */

/** The message with this id was accepted (again, if it was repeated). */
export interface Ack {
  readonly "type": "ack";
  readonly id: string;
}

/** Answer a question with an action in contract.md's text. */
export interface ActMessage {
  readonly "type": "act";
  readonly id: string;
  readonly question: number;
  readonly action: string;
}

/** Another match with the same setup. */
export interface AgainMessage {
  readonly "type": "again";
  readonly id: string;
}

/** Words of the operator for everybody. */
export interface Announcement {
  readonly "type": "announcement";
  readonly text: string;
}

/** The answer to `ask`. */
export interface Answer {
  readonly "type": "answer";
  readonly id: string;
  readonly question: number;
  readonly answer: unknown;
}

/** A heavy question about one's own position (听牌 help: `waits`), by question id. */
export interface AskMessage {
  readonly "type": "ask";
  readonly id: string;
  readonly question: number;
  readonly about: "waits";
}

/** Auto-play on or off. */
export interface AutoMessage {
  readonly "type": "auto";
  readonly id: string;
  readonly on: boolean;
}

/** The dealer called a card (要牌). */
export interface Called {
  readonly "kind": "called";
  readonly seat: number;
  readonly card: string;
}

/** Section `clock`: clocks of public questions only, never of claims. */
export interface ClockSection {
  readonly turns: ReadonlyArray<Turn>;
}

/** The message with this id (null: it could not be read) was refused, and why. */
export interface ErrorReply {
  readonly "type": "error";
  readonly id: string | null;
  readonly code: string;
  readonly message: Names;
  readonly rule: string | null;
}

/** The table is closed; `code` says why. */
export interface Gone {
  readonly "type": "gone";
  readonly code: string;
}

/** One stream's sections as of a version. */
export interface Half {
  readonly version: number;
  readonly sections: { readonly [key: string]: unknown };
}

/** First message of a connection: who one is, the server's clock (ms) and version. */
export interface Hello {
  readonly "type": "hello";
  readonly player: string;
  readonly name: string;
  readonly now: number;
  readonly version: string;
}

/** Come to a table by its room number, to sit or, with `watch`, to look on. */
export interface Join {
  readonly "type": "join";
  readonly id: string;
  readonly room: string;
  readonly watch?: boolean;
}

/** Leave the table. */
export interface LeaveMessage {
  readonly "type": "leave";
  readonly id: string;
}

/** Section `match`: phase, the round's number of how many (None: until broke), what the match carries (dealer, streak, chips … as the game has them); `next` is when the next round starts without waiting for those not ready. */
export interface MatchSection {
  readonly match: string;
  readonly phase: "over" | "paused" | "playing" | "settled" | "shuffling" | "waiting";
  readonly round: number;
  readonly rounds: number | null;
  readonly state: { readonly [key: string]: unknown };
  readonly next: number | null;
}

/** One text in 简体中文, 繁體中文 and English; on the wire `{"zh-Hans", "zh-Hant", "en"}`. */
export interface Names {
  readonly "zh-Hans": string;
  readonly "zh-Hant": string;
  readonly en: string;
}

/** One option: its allowed values (default first), and words for each, from one paragraph. */
export interface Option {
  readonly key: string;
  readonly names: Names;
  readonly values: ReadonlyArray<number | string>;
  readonly value_names: ReadonlyArray<Names>;
  readonly help: Names;
  readonly rule: string;
}

/** Private section `own`: one's seat (None for spectators), auto-play, standing answers, the clock of one's own question, claims included, the bank, and the action ids taken lately. */
export interface OwnSection {
  readonly seat: number | null;
  readonly auto: boolean;
  readonly win: boolean;
  readonly no_claims: boolean;
  readonly discard_drawn: boolean;
  readonly deadline: number | null;
  readonly bank: number;
}

/** A seat passed (不出). */
export interface Passed {
  readonly "kind": "passed";
  readonly seat: number;
}

/** A thing that is counted (番、牌型、计分项): id, names, and the paragraph that defines it. */
export interface Pattern {
  readonly id: string;
  readonly names: Names;
  readonly rule: string;
}

/** The server measures lag: answer at once with `pong`. */
export interface Ping {
  readonly "type": "ping";
  readonly id: string;
}

/** Is the connection alive? Answered by `pong` with the same id. */
export interface PingMessage {
  readonly "type": "ping";
  readonly id: string;
}

/** A seat's end of the match: result, place (equals share one), rounds won, rounds fed. */
export interface Place {
  readonly seat: number;
  readonly points: number;
  readonly place: number;
  readonly won: number;
  readonly fed: number;
}

/** A seat played cards of this combination (牌型) and has so many left. */
export interface Played {
  readonly "kind": "played";
  readonly seat: number;
  readonly cards: string;
  readonly combination: string;
  readonly left: number;
}

/** Who sat in a seat: a name, and which bot it was if it was one. */
export interface Player {
  readonly name: string;
  readonly bot: string | null;
}

/** The answer to a client's `ping`. */
export interface Pong {
  readonly "type": "pong";
  readonly id: string;
  readonly now: number;
}

/** The answer to the server's own `ping`, by which it measures lag; `id` is the ping's. */
export interface PongMessage {
  readonly "type": "pong";
  readonly id: string;
}

/** Section `proposal`: a dissolve vote that runs; votes by seat, None where not cast. */
export interface ProposalSection {
  readonly by: number;
  readonly votes: ReadonlyArray<boolean | null>;
  readonly until: number;
}

/** Propose to dissolve the room. */
export interface ProposeMessage {
  readonly "type": "propose";
  readonly id: string;
}

/** Ready, or not any more. */
export interface ReadyMessage {
  readonly "type": "ready";
  readonly id: string;
  readonly ready?: boolean;
}

/** A round's record; `before` and `deal` are as the game prints them. */
export interface Record {
  readonly paiju: number;
  readonly game: string;
  readonly rules_version: number;
  readonly options: { readonly [key: string]: number | string };
  readonly match: string;
  readonly round: number;
  readonly seats: ReadonlyArray<Player>;
  readonly before: { readonly [key: string]: unknown };
  readonly shuffle: Shuffle;
  readonly deal: { readonly [key: string]: unknown };
  readonly actions: ReadonlyArray<ReadonlyArray<number | string>>;
  readonly settlement: { readonly [key: string]: unknown } | null;
  readonly ended: string | null;
}

/** A newer connection of this player has taken over; don't reconnect. */
export interface Replaced {
  readonly "type": "replaced";
}

/** Section `result`: the match is over. `reason` is `played`, `dissolved`, `expired` or a code of the operator; `again` are the seats that want another match. */
export interface ResultSection {
  readonly places: ReadonlyArray<Place>;
  readonly reason: string;
  readonly again: ReadonlyArray<number>;
}

/** Section `room`: what the table was made with. `expires` is when an empty room ends. */
export interface RoomSection {
  readonly table: string;
  readonly number: string;
  readonly game: string;
  readonly options: { readonly [key: string]: number | string };
  readonly pace: string;
  readonly public: boolean;
  readonly fill: boolean;
  readonly level: string;
  readonly spectators: boolean;
  readonly advice: boolean;
  readonly free_text: boolean;
  readonly creator: string;
  readonly expires: number | null;
}

/** The round is over: the finishing order, and the hands that are laid open. */
export interface RoundEnded {
  readonly "kind": "round_ended";
  readonly order: ReadonlyArray<number>;
  readonly hands: ReadonlyArray<string>;
}

/** A phrase or emote by id, or free text where the room allows it. */
export interface SayMessage {
  readonly "type": "say";
  readonly id: string;
  readonly phrase?: string | null;
  readonly text?: string | null;
}

/** The creator puts a bot into a seat. */
export interface SeatBotMessage {
  readonly "type": "seat_bot";
  readonly id: string;
  readonly seat?: number | null;
}

/** One seat: who sits there and how things stand with him. An empty seat has player None. */
export interface SeatInfo {
  readonly player: string | null;
  readonly name: string;
  readonly bot: string | null;
  readonly ready: boolean;
  readonly present: boolean;
  readonly auto: boolean;
  readonly points: number;
}

/** Section `seats`, by seat. */
export interface SeatsSection {
  readonly seats: ReadonlyArray<SeatInfo>;
}

/** One's part of the shuffle: 32 hex digits. */
export interface SeedMessage {
  readonly "type": "seed";
  readonly id: string;
  readonly seed: string;
}

/** Section `settlement`: the round's settlement as the game has it (contract.md), the totals after it, the record's link id. */
export interface SettlementSection {
  readonly round: number;
  readonly settlement: { readonly [key: string]: unknown };
  readonly totals: ReadonlyArray<number>;
  readonly record: string;
}

/** All have answered: this seat showed the called card (亮), or nobody did (None). */
export interface Shown {
  readonly "kind": "shown";
  readonly seat: number | null;
}

/** How chance came about: seeds in hex, client seeds by seat, null where none came. */
export interface Shuffle {
  readonly commitment: string;
  readonly contributors: ReadonlyArray<number>;
  readonly client_seeds: ReadonlyArray<string | null>;
  readonly server_seed: string | null;
}

/** Section `shuffle`: the fair shuffle of the running or last round, as in a record. */
export interface ShuffleSection {
  readonly round: number;
  readonly commitment: string;
  readonly contributors: ReadonlyArray<number>;
  readonly client_seeds: ReadonlyArray<string | null>;
  readonly server_seed: string | null;
  readonly seeds_until: number | null;
}

/** The sides are known from now on: one letter a seat, `A` the dealer's; `solo` one to three. */
export interface SidesKnown {
  readonly "kind": "sides_known";
  readonly sides: string;
  readonly solo: boolean;
}

/** Take a seat; null is any free one. */
export interface SitMessage {
  readonly "type": "sit";
  readonly id: string;
  readonly seat?: number | null;
}

/** Everything this viewer may know now. `own` is null for a spectator. */
export interface Snapshot {
  readonly "type": "snapshot";
  readonly room: string;
  readonly now: number;
  readonly public: Half;
  readonly own: Half | null;
}

/** Standing answers: win at once, claim nothing, discard the drawn tile. */
export interface StandingMessage {
  readonly "type": "standing";
  readonly id: string;
  readonly win?: boolean;
  readonly no_claims?: boolean;
  readonly discard_drawn?: boolean;
}

/** A version was missed: send a snapshot. */
export interface Sync {
  readonly "type": "sync";
  readonly id: string;
}

/** A trick is over: this seat's play stands. */
export interface TrickWon {
  readonly "kind": "trick_won";
  readonly seat: number;
}

/** A clock that everybody sees: the seat, when its move runs out, what its bank holds (ms). */
export interface Turn {
  readonly seat: number;
  readonly deadline: number;
  readonly bank: number;
}

/** The creator takes a bot out of a seat. */
export interface UnseatMessage {
  readonly "type": "unseat";
  readonly id: string;
  readonly seat: number;
}

/** What changed in one stream: `version` is one more than the last. */
export interface Update {
  readonly "type": "update";
  readonly stream: "own" | "public";
  readonly version: number;
  readonly now: number;
  readonly events: ReadonlyArray<unknown>;
  readonly changed: { readonly [key: string]: unknown };
}

/** Vote a disconnected player onto auto-play, where there is no clock. */
export interface VoteAutoMessage {
  readonly "type": "vote_auto";
  readonly id: string;
  readonly seat: number;
}

/** Agree or refuse to dissolve. */
export interface VoteMessage {
  readonly "type": "vote";
  readonly id: string;
  readonly agree: boolean;
}

/** A seat has no cards left (出完) and takes this place in the finishing order, from 1. */
export interface WentOut {
  readonly "kind": "went_out";
  readonly seat: number;
  readonly place: number;
}

/** 接风: the lead of a seat that went out unbeaten goes to another seat. */
export interface WindTaken {
  readonly "kind": "wind_taken";
  readonly seat: number;
  readonly out: number;
}

export type ClientMessage =
  | Join
  | Sync
  | SitMessage
  | SeatBotMessage
  | UnseatMessage
  | LeaveMessage
  | ReadyMessage
  | SeedMessage
  | ActMessage
  | AutoMessage
  | StandingMessage
  | SayMessage
  | ProposeMessage
  | VoteMessage
  | VoteAutoMessage
  | AgainMessage
  | AskMessage
  | PingMessage
  | PongMessage

export type ServerMessage =
  | Hello
  | Snapshot
  | Update
  | Ack
  | ErrorReply
  | Answer
  | Pong
  | Ping
  | Replaced
  | Gone
  | Announcement
