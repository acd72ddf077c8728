const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/HarmonyOS|OpenHarmony/, "HarmonyOS"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "Mac"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

// Most browsers call themselves by the names of others as well: the more particular come first.
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger/, "WeChat"],
  [/Edg(?:e|A|iOS)?\//, "Edge"],
  [/Firefox|FxiOS/, "Firefox"],
  [/OPR\//, "Opera"],
  [/Chrome|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
];

/** A device by what its browser calls itself: iPhone Safari, Windows Edge; "" where it can't be told. */
export function deviceName(agent: string): string {
  return [SYSTEMS, BROWSERS]
    .map((list) => list.find(([mark]) => mark.test(agent))?.[1])
    .filter(Boolean)
    .join(" ");
}
