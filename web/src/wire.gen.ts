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

/** A player's tiles make all pay at once (全缴) and end the round; `id` is the pattern. */
export interface AllPaid {
  readonly "kind": "all_paid";
  readonly seat: number;
  readonly id: string;
}

/** Words for everybody, in force until then, or until withdrawn. */
export interface Announcement {
  readonly id: string;
  readonly text: string;
  readonly created: number;
  readonly until: number | null;
}

/** Words of the operator for everybody. */
export interface AnnouncementMessage {
  readonly "type": "announcement";
  readonly text: string;
}

/** What a seat alone sees besides. */
export interface AnshanPrivate {
  readonly question: number | null;
  readonly actions: ReadonlyArray<string>;
  readonly answer: string | null;
  readonly hand: ReadonlyArray<string>;
  readonly drawn: string | null;
  readonly passed: boolean;
}

/** What everyone sees; `start.wild` is the 混. */
export interface AnshanPublic {
  readonly start: Start;
  readonly wall: number;
  readonly turn: Lamp;
  readonly last: LastTile | null;
  readonly ponds: ReadonlyArray<Pond>;
  readonly melds: ReadonlyArray<ReadonlyArray<LaidMeld>>;
  readonly concealed: ReadonlyArray<number>;
  readonly wins: ReadonlyArray<Winner>;
  readonly settlement: Settlement | null;
  readonly hands: ReadonlyArray<ReadonlyArray<string>> | null;
  readonly guns: Guns;
}

/** What a round was worth: the first winner's lines, total and fans, the deltas of all. */
export interface AnshanSettlement {
  readonly lines: ReadonlyArray<Line>;
  readonly deltas: ReadonlyArray<number>;
  readonly winner: number | null;
  readonly by: string | null;
  readonly from: number | null;
  readonly guns: ReadonlyArray<string>;
  readonly total: number;
  readonly payer_fans: ReadonlyArray<number | null>;
  readonly next_dealer: number;
  readonly wins: ReadonlyArray<WinSettled>;
}

/** What a match carries: the dealer (庄) of the next round, None while none is drawn. */
export interface AnshanState {
  readonly round: number;
  readonly points: ReadonlyArray<number>;
  readonly over?: boolean;
  readonly dealer?: number | null;
}

/** The answer to `ask`. */
export interface Answer {
  readonly "type": "answer";
  readonly id: string;
  readonly question: number;
  readonly answer: unknown;
}

/** A heavy question about one's own position, by question id: what the hand waits for (听牌, `waits`), or what a strong bot would do (指点, `advice`, where the room allows it). */
export interface AskMessage {
  readonly "type": "ask";
  readonly id: string;
  readonly question: number;
  readonly about: "advice" | "waits";
}

/** Auto-play (托管) went on for this cause, or off (null). */
export interface AutoChanged {
  readonly "kind": "auto_changed";
  readonly seat: number;
  readonly cause: "left" | "own" | "timeouts" | "vote" | null;
}

/** Auto-play on or off. */
export interface AutoMessage {
  readonly "type": "auto";
  readonly id: string;
  readonly on: boolean;
}

/** A round ends without a settlement. */
export interface BrokenOff {
  readonly "kind": "broken_off";
  readonly round: number;
}

/** The called card; who showed it (亮), and whether the answers are in. */
export interface Call {
  readonly card: string;
  readonly shown_by: number | null;
  readonly answered: boolean;
}

/** The dealer called a card (要牌). */
export interface Called {
  readonly "kind": "called";
  readonly seat: number;
  readonly card: string;
}

/** A seat's own half: its hand too, card by card in hand order. */
export interface CardsPrivate {
  readonly question: number | null;
  readonly actions: ReadonlyArray<string>;
  readonly answer: string | null;
  readonly hand: ReadonlyArray<string>;
}

/** What everyone sees in any card game. */
export interface CardsPublic {
  readonly step: "call" | "over" | "play" | "show";
  readonly turn: number | null;
  readonly counts: ReadonlyArray<number>;
  readonly order: ReadonlyArray<number>;
  readonly played: ReadonlyArray<ReadonlyArray<string>>;
  readonly trick: TrickView;
  readonly last_trick: TrickView | null;
  readonly hands: ReadonlyArray<string> | null;
}

/** Section `clock`: clocks of public questions only, never of claims. */
export interface ClockSection {
  readonly turns: ReadonlyArray<Turn>;
}

/** An account's name and password. */
export interface CredentialsBody {
  readonly name: string;
  readonly password: string;
}

/** The account's password once more; null for a guest. */
export interface DeletionBody {
  readonly password?: string | null;
}

/** A tile is discarded (打). */
export interface Discarded {
  readonly "kind": "discarded";
  readonly seat: number;
  readonly tile: string;
}

/** The proposal failed: `refused` or `lapsed`. */
export interface DissolveDropped {
  readonly "kind": "dissolve_dropped";
  readonly reason: string;
}

/** A player proposes to dissolve (解散). */
export interface DissolveProposed {
  readonly "kind": "dissolve_proposed";
  readonly seat: number;
}

/** A player agreed or refused. */
export interface DissolveVoted {
  readonly "kind": "dissolve_voted";
  readonly seat: number;
  readonly agree: boolean;
}

/** A tile is drawn (摸牌), for a kong from the tail; only its owner sees which. */
export interface Drawn {
  readonly "kind": "drawn";
  readonly seat: number;
  readonly tile: string | null;
  readonly replacement: boolean;
}

/** The message with this id (null: it could not be read) was refused, and why. */
export interface ErrorReply {
  readonly "type": "error";
  readonly id: string | null;
  readonly code: string;
  readonly message: Names;
  readonly rule: string | null;
}

/** A tile must be drawn and may not: the round ends without a winner (荒庄、流局). */
export interface Exhausted {
  readonly "kind": "exhausted";
}

/** What a seat alone sees: its hand, its question; whether the called card was dealt to it. */
export interface FangyangPrivate {
  readonly question: number | null;
  readonly actions: ReadonlyArray<string>;
  readonly answer: string | null;
  readonly hand: ReadonlyArray<string>;
  readonly has_called_card: boolean;
}

/** What everyone sees. */
export interface FangyangPublic {
  readonly step: "call" | "over" | "play" | "show";
  readonly turn: number | null;
  readonly counts: ReadonlyArray<number>;
  readonly order: ReadonlyArray<number>;
  readonly played: ReadonlyArray<ReadonlyArray<string>>;
  readonly trick: TrickView;
  readonly last_trick: TrickView | null;
  readonly hands: ReadonlyArray<string> | null;
  readonly dealer: number;
  readonly is_dealt_by_heart_four: boolean;
  readonly call: Call | null;
  readonly sides: Sides | null;
  readonly settlement: FangyangSettlement | null;
}

/** The finishing order, the case of 7.1, and who deals next; None while nobody knows (10.2). */
export interface FangyangSettlement {
  readonly lines: ReadonlyArray<Line>;
  readonly deltas: ReadonlyArray<number>;
  readonly order: ReadonlyArray<number>;
  readonly case: string;
  readonly next_dealer: number | null;
}

/** Rounds, points, and who deals the next round; None where the ♥4 will tell. */
export interface FangyangState {
  readonly round: number;
  readonly points: ReadonlyArray<number>;
  readonly over?: boolean;
  readonly dealer?: number | null;
}

/** The round after so many actions (`step`), `at` milliseconds since the deal. */
export interface Frame {
  readonly step: number;
  readonly at: number;
  readonly seat: number | null;
  readonly action: string | null;
  readonly timeout: boolean;
  readonly events: ReadonlyArray<unknown>;
  readonly public: { readonly [key: string]: unknown };
  readonly own: ReadonlyArray<{ readonly [key: string]: unknown }>;
}

/** One game: its options in the order of the rules document (an option's first value is its default), everything a settlement may cite, and the levels of its bots, weakest first. */
export interface GameSheet {
  readonly game: string;
  readonly names: Names;
  readonly seats: number;
  readonly rules_version: number;
  readonly options: ReadonlyArray<Option>;
  readonly patterns: ReadonlyArray<Pattern>;
  readonly levels: ReadonlyArray<string>;
}

/** What a player has done in one game. */
export interface GameStatistics {
  readonly game: string;
  readonly rounds: number;
  readonly won: number;
  readonly self_drawn: number;
  readonly fed: number;
  readonly points: number;
  readonly best: number;
  readonly worst: number;
  readonly matches: number;
  readonly places: ReadonlyArray<number>;
}

/** The table is closed; `code` says why. */
export interface Gone {
  readonly "type": "gone";
  readonly code: string;
}

/** A nickname to play under. */
export interface GuestBody {
  readonly name: string;
}

/** The 暗枪 tile is turned after a win; None if the wall is empty. `guns` are the kinds. */
export interface GunTurned {
  readonly "kind": "gun_turned";
  readonly tile: string | null;
  readonly guns: ReadonlyArray<string>;
}

/** The 枪 kinds, None while they are unknown, and the tile turned after a win (暗枪). */
export interface Guns {
  readonly kinds: ReadonlyArray<string> | null;
  readonly turned: string | null;
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

/** What a seat alone sees: its hand, its question and its legal actions. */
export interface JiayibingPrivate {
  readonly question: number | null;
  readonly actions: ReadonlyArray<string>;
  readonly answer: string | null;
  readonly hand: ReadonlyArray<string>;
}

/** What everyone sees. */
export interface JiayibingPublic {
  readonly step: "call" | "over" | "play" | "show";
  readonly turn: number | null;
  readonly counts: ReadonlyArray<number>;
  readonly order: ReadonlyArray<number>;
  readonly played: ReadonlyArray<ReadonlyArray<string>>;
  readonly trick: TrickView;
  readonly last_trick: TrickView | null;
  readonly hands: ReadonlyArray<string> | null;
  readonly leader: number;
  readonly is_led_by_marked_three: boolean;
  readonly settlement: JiayibingSettlement | null;
  readonly sides: string;
  readonly labels: ReadonlyArray<string>;
}

/** The finishing order, the case of 5.1, and who leads next; None while nobody knows (8.2). */
export interface JiayibingSettlement {
  readonly lines: ReadonlyArray<Line>;
  readonly deltas: ReadonlyArray<number>;
  readonly order: ReadonlyArray<number>;
  readonly case: string;
  readonly next_leader: number | null;
}

/** Rounds, points, and who leads the next round; None where the marked 3 will tell. */
export interface JiayibingState {
  readonly round: number;
  readonly points: ReadonlyArray<number>;
  readonly over?: boolean;
  readonly leader?: number | null;
}

/** Come to a table by its room number, to sit or, with `watch`, to look on. */
export interface Join {
  readonly "type": "join";
  readonly id: string;
  readonly room: string;
  readonly watch?: boolean;
}

/** A kong's points are booked (外杠), by seat, summing to 0. */
export interface KongPaid {
  readonly "kind": "kong_paid";
  readonly deltas: ReadonlyArray<number>;
}

/** A kong is declared in one's own turn: 暗杠 or 加杠, the latter perhaps still to be robbed. */
export interface Konged {
  readonly "kind": "konged";
  readonly seat: number;
  readonly meld: string;
}

/** A meld as it lies: its text, the tile claimed for it, and whose discard that was. */
export interface LaidMeld {
  readonly meld: string;
  readonly tile: string | null;
  readonly source: number | null;
}

/** Where the lamp is: the seat whose turn it is, or whose tile lies open; and the step. */
export interface Lamp {
  readonly seat: number;
  readonly step: string;
  readonly replaced: boolean;
}

/** The tile last discarded, unless it was claimed; `added`: a tile added to a 碰 instead, while it may be robbed (it is in no hand then). In steps *claim* and *rob* it lies open. */
export interface LastTile {
  readonly seat: number;
  readonly tile: string;
  readonly added: boolean;
}

/** Leave the table. */
export interface LeaveMessage {
  readonly "type": "leave";
  readonly id: string;
}

/** A player gave up a seat. */
export interface Left {
  readonly "kind": "left";
  readonly seat: number;
  readonly name: string;
}

/** One counted item of a settlement: a pattern's id, its Chinese name, and its value. */
export interface Line {
  readonly id: string;
  readonly name: string;
  readonly value: number;
}

/** A seat's own tiles in printed order, the one just drawn among them. */
export interface MahjongPrivate {
  readonly question: number | null;
  readonly actions: ReadonlyArray<string>;
  readonly answer: string | null;
  readonly hand: ReadonlyArray<string>;
  readonly drawn: string | null;
  readonly passed: boolean;
}

/** What everyone sees, the same for every seat. */
export interface MahjongPublic {
  readonly start: Start;
  readonly wall: number;
  readonly turn: Lamp;
  readonly last: LastTile | null;
  readonly ponds: ReadonlyArray<Pond>;
  readonly melds: ReadonlyArray<ReadonlyArray<LaidMeld>>;
  readonly concealed: ReadonlyArray<number>;
  readonly wins: ReadonlyArray<Winner>;
  readonly settlement: Settlement | null;
  readonly hands: ReadonlyArray<ReadonlyArray<string>> | null;
}

/** The match is over, for this reason. */
export interface MatchFinished {
  readonly "kind": "match_finished";
  readonly reason: string;
}

/** A match in the list; `seat` is one's own. */
export interface MatchLine {
  readonly match: string;
  readonly game: string;
  readonly public: boolean;
  readonly number: string;
  readonly started: number;
  readonly ended: number | null;
  readonly reason: string | null;
  readonly seat: number;
  readonly seats: ReadonlyArray<MatchSeat>;
}

/** Some matches, newest first; `next` asks for those after, null at the end. */
export interface MatchPage {
  readonly matches: ReadonlyArray<MatchLine>;
  readonly next: string | null;
}

/** A seat of a match: points and place are the running ones until it ends. */
export interface MatchSeat {
  readonly seat: number;
  readonly player: string | null;
  readonly name: string;
  readonly bot: string | null;
  readonly points: number;
  readonly place: number | null;
  readonly won: number;
  readonly fed: number;
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

/** A match with its options and rounds. */
export interface MatchSheet {
  readonly match: MatchLine;
  readonly options: { readonly [key: string]: number | string };
  readonly rounds: ReadonlyArray<RoundLine>;
}

/** Who one is, null before one has a name; time played, who is muted, what is announced. */
export interface Me {
  readonly player: PlayerFacts | null;
  readonly play_time: PlayTime | null;
  readonly muted: ReadonlyArray<Muted>;
  readonly announcements: ReadonlyArray<Announcement>;
}

/** A discard is claimed for 吃, 碰 or 杠: the meld, the claimed tile, and whose it was. */
export interface Melded {
  readonly "kind": "melded";
  readonly seat: number;
  readonly meld: string;
  readonly tile: string;
  readonly source: number;
}

/** A player's time ran out at a question that others do not know of (a claim). */
export interface Missed {
  readonly "kind": "missed";
  readonly seat: number;
}

/** Somebody who is muted: id and name. */
export interface Muted {
  readonly id: string;
  readonly name: string;
}

/** One text in 简体中文, 繁體中文 and English; on the wire `{"zh-Hans", "zh-Hant", "en"}`. */
export interface Names {
  readonly "zh-Hans": string;
  readonly "zh-Hant": string;
  readonly en: string;
}

/** Section `network`: groups of seats whose players share a network, as families do; null where nobody does. */
export interface NetworkSection {
  readonly groups: ReadonlyArray<ReadonlyArray<number>>;
}

/** One option: its allowed values, and words for each, from one paragraph. */
export interface Option {
  readonly key: string;
  readonly names: Names;
  readonly values: ReadonlyArray<number | string>;
  readonly value_names: ReadonlyArray<Names>;
  readonly help: Names;
  readonly rule: string;
  readonly default: number | string;
}

/** Private section `own`: one's seat (None for spectators), auto-play, standing answers, the clock of one's own question, claims included, and the bank. */
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

/** The password so far, and the new one. */
export interface PasswordBody {
  readonly old: string;
  readonly new: string;
}

/** A thing that is counted (番、牌型、计分项): id, names, and the paragraph that defines it. */
export interface Pattern {
  readonly id: string;
  readonly names: Names;
  readonly rule: string;
}

/** A line by its id; an emote's words are read out, its `emote` is drawn. */
export interface Phrase {
  readonly id: string;
  readonly words: Names;
  readonly home: "all" | "anshan" | "yuyao";
  readonly emote: string | null;
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

/** Minutes a day, and minutes between break reminders; null for none. */
export interface PlayRuleBody {
  readonly limit: number | null;
  readonly reminder: number | null;
}

/** How a player stands today; times in milliseconds, limits in minutes. */
export interface PlayTime {
  readonly today: number;
  readonly limit: number | null;
  readonly raised: boolean;
  readonly next_limit: number | null;
  readonly reminder: number | null;
  readonly used_up: boolean;
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

/** A player as his own client sees him. */
export interface PlayerFacts {
  readonly id: string;
  readonly name: string;
  readonly account: boolean;
  readonly created: number;
}

/** A seat's discards in order (牌河), and the places of those that others have claimed. */
export interface Pond {
  readonly tiles: ReadonlyArray<string>;
  readonly claimed: ReadonlyArray<number>;
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

/** A player's connection came or went. */
export interface PresenceNoted {
  readonly "kind": "presence";
  readonly seat: number;
  readonly present: boolean;
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

/** What one wants to play at once; with `bots`, against bots alone and without waiting. */
export interface QuickWish {
  readonly game: string;
  readonly options?: { readonly [key: string]: number | string };
  readonly pace?: "fast" | "normal" | "off" | "relaxed";
  readonly level?: string;
  readonly bots?: boolean;
}

/** What is believed of a player's strength: mean, uncertainty, and the figure that is shown. */
export interface Rating {
  readonly game: string;
  readonly mu: number;
  readonly sigma: number;
  readonly matches: number;
}

/** A rating after a match. */
export interface RatingPoint {
  readonly match: string;
  readonly at: number;
  readonly mu: number;
  readonly sigma: number;
  readonly shown: number;
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

/** Who did what: `match` may still be running, `record` is the link of a finished round. */
export interface ReportBody {
  readonly reported: string;
  readonly reason: "abuse" | "cheating" | "name" | "other" | "stalling";
  readonly words?: string;
  readonly match?: string | null;
  readonly record?: string | null;
}

/** The report was taken, under this id. */
export interface Reported {
  readonly id: string;
}

/** Section `result`: the match is over. `reason` is `played`, `dissolved`, `expired` or a code of the operator; `again` are the seats that want another match. */
export interface ResultSection {
  readonly places: ReadonlyArray<Place>;
  readonly reason: string;
  readonly again: ReadonlyArray<number>;
}

/** A room as one sees it from the door; `delay` (ms) is how late a round is shown to those who look on. */
export interface RoomInfo {
  readonly number: string;
  readonly game: string;
  readonly options: { readonly [key: string]: number | string };
  readonly pace: "fast" | "normal" | "off" | "relaxed";
  readonly public: boolean;
  readonly fill: boolean;
  readonly spectators: boolean;
  readonly phase: "over" | "paused" | "playing" | "settled" | "shuffling" | "waiting";
  readonly seats: ReadonlyArray<SeatInfo>;
  readonly full: boolean;
  readonly delay: number;
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

/** What a room is to be made with; what is left out is as `Setup` has it. */
export interface RoomWish {
  readonly game: string;
  readonly options?: { readonly [key: string]: number | string };
  readonly pace?: "fast" | "normal" | "off" | "relaxed";
  readonly public?: boolean;
  readonly fill?: boolean;
  readonly level?: string;
  readonly spectators?: boolean;
  readonly advice?: boolean;
  readonly free_text?: boolean;
}

/** A round was dealt. */
export interface RoundBegan {
  readonly "kind": "round_began";
  readonly round: number;
}

/** The round is over: the finishing order, and the hands that are laid open. */
export interface RoundEnded {
  readonly "kind": "round_ended";
  readonly order: ReadonlyArray<number>;
  readonly hands: ReadonlyArray<string>;
}

/** A round of a match; `record` is its link, `deltas` null where it was broken off. */
export interface RoundLine {
  readonly number: number;
  readonly record: string;
  readonly ended: number;
  readonly deltas: ReadonlyArray<number> | null;
}

/** A game's rules in one language: the whole as Markdown, and each paragraph by its number. */
export interface RuleSheet {
  readonly game: string;
  readonly language: "en" | "zh-Hans" | "zh-Hant";
  readonly markdown: string;
  readonly paragraphs: { readonly [key: string]: string };
}

/** A place on a game's ladder (排行榜). */
export interface Rung {
  readonly place: number;
  readonly player: string;
  readonly name: string;
  readonly shown: number;
  readonly matches: number;
}

/** A player said a phrase or an emote (by its id), or words of his own. */
export interface Said {
  readonly "kind": "said";
  readonly seat: number;
  readonly phrase: string | null;
  readonly words: string | null;
}

/** A player took a seat. */
export interface Sat {
  readonly "kind": "sat";
  readonly seat: number;
  readonly name: string;
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

/** A place where the player is signed in; `current` is the one that asks. */
export interface Session {
  readonly id: string;
  readonly device: string;
  readonly address: string;
  readonly created: number;
  readonly seen: number;
  readonly current: boolean;
}

/** What every game's settlement holds; each game adds its own facts (contract.md). */
export interface Settlement {
  readonly lines: ReadonlyArray<Line>;
  readonly deltas: ReadonlyArray<number>;
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

/** The sides, once known: a letter a seat, `A` the dealer's; `solo` is one against three. */
export interface Sides {
  readonly letters: string;
  readonly solo: boolean;
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

/** The dealer's streak (上塘) and the chips by seat as the round began. */
export interface Stakes {
  readonly streak: number;
  readonly chips: ReadonlyArray<number>;
}

/** Standing answers: win at once, claim nothing, discard the drawn tile. */
export interface StandingMessage {
  readonly "type": "standing";
  readonly id: string;
  readonly win?: boolean;
  readonly no_claims?: boolean;
  readonly discard_drawn?: boolean;
}

/** What stands for the round: dealer (庄), the tile turned up (翻), the wild kind (混、龙). */
export interface Start {
  readonly dealer: number;
  readonly indicator: string;
  readonly wild: string;
}

/** What others may know of a player's rating in a game. */
export interface Strength {
  readonly game: string;
  readonly shown: number;
  readonly matches: number;
}

/** A version was missed: send a snapshot. */
export interface Sync {
  readonly "type": "sync";
  readonly id: string;
}

/** A player's time ran out at a question that everybody saw. */
export interface TimedOut {
  readonly "kind": "timed_out";
  readonly seat: number;
}

/** A trick: its leader, each seat's last action in it, and the play that stands. */
export interface TrickView {
  readonly leader: number;
  readonly wind_from: number | null;
  readonly actions: ReadonlyArray<string | null>;
  readonly winner: number | null;
  readonly best: string | null;
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

/** One winner's part of a settlement. */
export interface WinSettled {
  readonly winner: number;
  readonly lines: ReadonlyArray<Line>;
  readonly total: number;
  readonly payer_fans: ReadonlyArray<number | null>;
  readonly deltas: ReadonlyArray<number>;
}

/** 接风: the lead of a seat that went out unbeaten goes to another seat. */
export interface WindTaken {
  readonly "kind": "wind_taken";
  readonly seat: number;
  readonly out: number;
}

/** A win as declared; `tile` is None for a win on the tiles dealt. */
export interface Winner {
  readonly seat: number;
  readonly by: string;
  readonly tile: string | null;
  readonly source: number | null;
}

/** A player wins (胡) on this tile, None for the tiles dealt. */
export interface Won {
  readonly "kind": "won";
  readonly seat: number;
  readonly by: string;
  readonly tile: string | null;
  readonly source: number | null;
}

/** What a seat alone sees besides: `unpaid` are its 碰 whose 加杠 earns nothing (9.3). */
export interface YuyaoPrivate {
  readonly question: number | null;
  readonly actions: ReadonlyArray<string>;
  readonly answer: string | null;
  readonly hand: ReadonlyArray<string>;
  readonly drawn: string | null;
  readonly passed: boolean;
  readonly unpaid: ReadonlyArray<string>;
}

/** What everyone sees; `start.wild` is the 龙牌. */
export interface YuyaoPublic {
  readonly start: Start;
  readonly wall: number;
  readonly turn: Lamp;
  readonly last: LastTile | null;
  readonly ponds: ReadonlyArray<Pond>;
  readonly melds: ReadonlyArray<ReadonlyArray<LaidMeld>>;
  readonly concealed: ReadonlyArray<number>;
  readonly wins: ReadonlyArray<Winner>;
  readonly settlement: Settlement | null;
  readonly hands: ReadonlyArray<ReadonlyArray<string>> | null;
  readonly stakes: Stakes;
  readonly kong_deltas: ReadonlyArray<number>;
  readonly throwers: ReadonlyArray<number>;
}

/** What a round was worth: `deltas` are chips, `kong_deltas` this round's kong points (外杠). */
export interface YuyaoSettlement {
  readonly lines: ReadonlyArray<Line>;
  readonly deltas: ReadonlyArray<number>;
  readonly winner: number | null;
  readonly by: string | null;
  readonly from: number | null;
  readonly total: number;
  readonly all_pay: boolean;
  readonly kong_deltas: ReadonlyArray<number>;
  readonly next_dealer: number;
  readonly next_streak: number;
  readonly match_over: boolean;
}

/** What a match carries: the next dealer (庄, None while none is drawn), the streak (上塘), and by seat the chips and the kong points (外杠), which make up the points together (2.5). */
export interface YuyaoState {
  readonly round: number;
  readonly points: ReadonlyArray<number>;
  readonly over?: boolean;
  readonly chips: ReadonlyArray<number>;
  readonly kong_points: ReadonlyArray<number>;
  readonly dealer?: number | null;
  readonly streak?: number;
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
  | AnnouncementMessage
