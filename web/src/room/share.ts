import { notices } from "../app/notices.svelte";
import { lang } from "../language/language.svelte";

/** Hand a link to the device's own sharing, or, where there is none, to the clipboard. */
export async function share(text: string, link: string): Promise<void> {
  try {
    if (navigator.share) {
      await navigator.share({ text, url: link });
      return;
    }
    await copy(`${text} ${link}`);
    notices.toast(lang.words.common.copied);
  } catch (reason) {
    // The player closed the sharing sheet: nothing to say.
    if (reason instanceof DOMException && reason.name === "AbortError") return;
    notices.toast(link);
  }
}

async function copy(text: string): Promise<void> {
  // The clipboard is withheld on plain-http addresses; the old way still works there.
  if (navigator.clipboard) {
    await navigator.clipboard.writeText(text);
    return;
  }
  const area = document.createElement("textarea");
  area.value = text;
  document.body.append(area);
  area.select();
  document.execCommand("copy");
  area.remove();
}
