import { settings } from "../settings/settings.svelte";
import { isUnlocked } from "./effects";

/**
 * Speak a call with the browser's own Chinese voice; where there is none, the large characters and
 * the effects have to do.
 */
export function speak(words: string): void {
  if (!isUnlocked() || settings.calls === 0 || typeof speechSynthesis === "undefined") return;
  const voice = chineseVoice();
  if (!voice) return;
  const utterance = new SpeechSynthesisUtterance(words);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.volume = settings.calls / 100;
  utterance.rate = 1.15;
  speechSynthesis.speak(utterance);
}

function chineseVoice(): SpeechSynthesisVoice | undefined {
  const voices = speechSynthesis.getVoices().filter((voice) => /^zh|cmn/i.test(voice.lang));
  return voices.find((voice) => /zh[-_](hans|cn)/i.test(voice.lang)) ?? voices[0];
}
