import { settings } from "../settings/settings.svelte";

/** Short, dry, wooden sounds, made here: no files are loaded. */
export type Effect =
  | "tile-down"
  | "tile-draw"
  | "tile-raise"
  | "meld"
  | "kong"
  | "deal"
  | "card-slide"
  | "card-down"
  | "pass"
  | "turn"
  | "tick"
  | "last-two"
  | "last-one"
  | "win"
  | "lose"
  | "draw"
  | "ready"
  | "chat"
  | "error";

/** −12 dBFS, so that several sounds at once do not clip. */
const PEAK = 0.25;

let touched = false;
let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Browsers give sound only after a touch: to be called on the first one. */
export function unlock(): void {
  touched = true;
  try {
    context ??= new AudioContext();
    void context.resume();
  } catch {
    // No Web Audio here: the table stays silent.
  }
}

/** Whether the player has touched the page: nothing sounds before. */
export function isUnlocked(): boolean {
  return touched;
}

interface Knock {
  at?: number;
  /** Centre of the filtered noise, in hertz. */
  pitch: number;
  length: number;
  level?: number;
  sharpness?: number;
}

function knock({ at = 0, pitch, length, level = 1, sharpness = 6 }: Knock): void {
  if (!context) return;
  noise ??= whiteNoise(context);
  const start = context.currentTime + at;
  const source = context.createBufferSource();
  source.buffer = noise;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = sharpness;
  connect(source, filter, envelope(start, length, level * 3));
  source.start(start, Math.random() * 0.5, length + 0.05);
}

interface Note {
  at?: number;
  pitch: number;
  length: number;
  level?: number;
  shape?: OscillatorType;
}

function note({ at = 0, pitch, length, level = 0.5, shape = "triangle" }: Note): void {
  if (!context) return;
  const start = context.currentTime + at;
  const source = context.createOscillator();
  source.type = shape;
  source.frequency.value = pitch;
  connect(source, envelope(start, length, level));
  source.start(start);
  source.stop(start + length + 0.05);
}

function envelope(start: number, length: number, level: number): GainNode {
  const gain = (context as AudioContext).createGain();
  const peak = Math.max(0.0001, PEAK * level * (settings.effects / 100));
  gain.gain.setValueAtTime(peak, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  return gain;
}

function connect(...nodes: AudioNode[]): void {
  nodes.reduce((from, to) => {
    from.connect(to);
    return to;
  });
  nodes.at(-1)?.connect((context as AudioContext).destination);
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  return buffer;
}

const TILE_PITCHES = [1700, 1900, 2150];

/** The same knock at several moments. */
function knocks(moments: readonly number[], knocked: Omit<Knock, "at">): void {
  for (const at of moments) knock({ ...knocked, at });
}

/** Notes one after another, `pace` seconds apart. */
function tune(pitches: readonly number[], pace: number, played: Omit<Note, "at" | "pitch">): void {
  pitches.forEach((pitch, n) => {
    note({ ...played, pitch, at: n * pace });
  });
}

const DEALT = [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35];

const sounds: Record<Effect, () => void> = {
  "tile-down": () => {
    const pitch = TILE_PITCHES[Math.floor(Math.random() * TILE_PITCHES.length)] ?? 1900;
    knock({ pitch, length: 0.07 });
    knock({ pitch: pitch / 3, length: 0.05, level: 0.5 });
  },
  "tile-draw": () => knock({ pitch: 2600, length: 0.05, level: 0.4 }),
  "tile-raise": () => knock({ pitch: 3200, length: 0.03, level: 0.3 }),
  meld: () => knocks([0, 0.06, 0.12], { pitch: 1800, length: 0.06, level: 0.8 }),
  kong: () => knocks([0, 0.05, 0.1, 0.15], { pitch: 1500, length: 0.08, level: 0.9 }),
  deal: () => knocks(DEALT, { pitch: 3400, length: 0.04, level: 0.3, sharpness: 2 }),
  "card-slide": () => knock({ pitch: 4200, length: 0.05, level: 0.25, sharpness: 1 }),
  "card-down": () => {
    knock({ pitch: 2400, length: 0.05, level: 0.6, sharpness: 1.5 });
    knock({ pitch: 420, length: 0.06, level: 0.5 });
  },
  pass: () => knock({ pitch: 600, length: 0.08, level: 0.5, sharpness: 3 }),
  turn: () => tune([659, 880], 0.1, { length: 0.16 }),
  tick: () => knock({ pitch: 1200, length: 0.03, level: 0.7, sharpness: 12 }),
  "last-two": () => tune([784, 784], 0.12, { length: 0.11 }),
  "last-one": () => tune([988, 988, 988], 0.1, { length: 0.1 }),
  win: () => tune([523, 659, 784, 1047], 0.09, { length: 0.25 }),
  lose: () => tune([440, 392, 330], 0.12, { length: 0.22, level: 0.4 }),
  draw: () => tune([523, 523], 0.14, { length: 0.16, level: 0.4 }),
  ready: () => note({ pitch: 698, length: 0.14, level: 0.4 }),
  chat: () => note({ pitch: 1175, length: 0.07, level: 0.3 }),
  error: () => note({ pitch: 196, length: 0.16, level: 0.5, shape: "square" }),
};

export function play(effect: Effect): void {
  if (!context || settings.effects === 0) return;
  sounds[effect]();
}

/** A short buzz where the device has one and the player wants it. */
export function buzz(ms = 40): void {
  if (touched && settings.vibrate && "vibrate" in navigator) navigator.vibrate(ms);
}
