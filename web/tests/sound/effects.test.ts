import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Effect } from "../../src/sound/effects";

/** The least of Web Audio that effects need; `levels` are the peaks they ask for. */
const levels: number[] = [];
let started = 0;

class Param {
  value = 0;
  setValueAtTime(level: number) {
    levels.push(level);
  }
  exponentialRampToValueAtTime() {}
}

class Node {
  buffer: unknown = null;
  type = "";
  frequency = new Param();
  gain = new Param();
  Q = new Param();
  connect() {}
  stop() {}
  start() {
    started += 1;
  }
}

class Context {
  currentTime = 0;
  sampleRate = 8000;
  destination = new Node();
  resume = async () => {};
  createBuffer = () => ({ getChannelData: () => new Float32Array(8) });
  createBufferSource = () => new Node();
  createBiquadFilter = () => new Node();
  createOscillator = () => new Node();
  createGain = () => new Node();
}

const NAMES: readonly Effect[] = [
  "tile-down",
  "tile-draw",
  "tile-raise",
  "meld",
  "kong",
  "deal",
  "card-slide",
  "card-down",
  "pass",
  "turn",
  "tick",
  "last-two",
  "last-one",
  "win",
  "lose",
  "draw",
  "ready",
  "chat",
  "error",
];

async function fresh() {
  vi.resetModules();
  const { settings } = await import("../../src/settings/settings.svelte");
  const effects = await import("../../src/sound/effects");
  const speech = await import("../../src/sound/speech");
  return { settings, ...effects, ...speech };
}

beforeEach(() => {
  levels.length = 0;
  started = 0;
  vi.stubGlobal("AudioContext", Context);
});
afterEach(() => vi.unstubAllGlobals());

describe("effects", () => {
  it.each(NAMES)("%s is made here, of parts that are never at full scale", async (name) => {
    const { play, unlock, settings } = await fresh();
    settings.effects = 100;
    unlock();
    play(name);
    expect(started).toBeGreaterThan(0);
    expect(Math.max(...levels)).toBeLessThanOrEqual(0.75);
  });

  it("are silent before the first touch", async () => {
    const { play } = await fresh();
    play("turn");
    expect(started).toBe(0);
  });

  it("are as loud as is set, and silent at 0", async () => {
    const { play, unlock, settings } = await fresh();
    unlock();
    settings.effects = 100;
    play("ready");
    const [loud = 0] = levels.splice(0);
    settings.effects = 50;
    play("ready");
    expect(levels[0]).toBeCloseTo(loud / 2);
    settings.effects = 0;
    started = 0;
    play("ready");
    expect(started).toBe(0);
  });
});

describe("the buzz", () => {
  it("comes where the device has one and the player wants it", async () => {
    const vibrate = vi.fn();
    vi.stubGlobal("navigator", { vibrate, language: "zh-CN" });
    const { buzz, unlock, settings } = await fresh();
    buzz();
    expect(vibrate).not.toHaveBeenCalled();
    unlock();
    buzz();
    expect(vibrate).toHaveBeenCalledWith(40);
    settings.vibrate = false;
    buzz();
    expect(vibrate).toHaveBeenCalledOnce();
  });
});

describe("the voice", () => {
  function withVoices(langs: string[]) {
    const speak = vi.fn();
    vi.stubGlobal("speechSynthesis", { speak, getVoices: () => langs.map((lang) => ({ lang })) });
    vi.stubGlobal(
      "SpeechSynthesisUtterance",
      class {
        constructor(readonly text: string) {}
      },
    );
    return speak;
  }

  it("is the browser's own Chinese one, as loud as is set", async () => {
    const said = withVoices(["en-US", "zh-TW", "zh-CN"]);
    const { speak, unlock, settings } = await fresh();
    unlock();
    settings.calls = 60;
    speak("接风");
    expect(said.mock.calls[0]?.[0]).toMatchObject({ text: "接风", lang: "zh-CN", volume: 0.6 });
  });

  it("is silent without a Chinese voice, at volume 0 and before the first touch", async () => {
    let said = withVoices(["en-US"]);
    let { speak, unlock, settings } = await fresh();
    unlock();
    speak("亮");
    expect(said).not.toHaveBeenCalled();
    said = withVoices(["zh-CN"]);
    ({ speak, unlock, settings } = await fresh());
    speak("亮");
    expect(said).not.toHaveBeenCalled();
    unlock();
    settings.calls = 0;
    speak("亮");
    expect(said).not.toHaveBeenCalled();
  });
});

it("volumes are kept in the browser", async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  const first = await fresh();
  first.settings.effects = 15;
  first.settings.calls = 25;
  first.settings.apply();
  const second = await fresh();
  expect([second.settings.effects, second.settings.calls]).toEqual([15, 25]);
});
