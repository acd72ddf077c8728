/** A piece of text within a line. */
export interface Span {
  readonly text: string;
  readonly strong: boolean;
}

/** The blocks of Markdown that the rules are written in. */
export type Block =
  | { readonly kind: "heading"; readonly level: number; readonly spans: readonly Span[] }
  | { readonly kind: "paragraph"; readonly number: string | null; readonly spans: readonly Span[] }
  | { readonly kind: "list"; readonly items: readonly (readonly Span[])[] }
  | { readonly kind: "table"; readonly rows: readonly (readonly (readonly Span[])[])[] };

export function readMarkdown(markdown: string): Block[] {
  return markdown
    .split(/\n\s*\n/)
    .map((chunk) => chunk.trim())
    .filter(Boolean)
    .flatMap(readChunk);
}

function readChunk(chunk: string): Block[] {
  const heading = /^(#+)\s+(.*)/.exec(chunk);
  if (heading) {
    const rest = chunk.split("\n").slice(1).join("\n").trim();
    const block: Block = {
      kind: "heading",
      level: heading[1]?.length ?? 1,
      spans: readSpans(heading[2] ?? ""),
    };
    return rest ? [block, ...readChunk(rest)] : [block];
  }
  const lines = chunk.split("\n");
  if (lines.every((line) => line.startsWith("|"))) return [readTable(lines)];
  if (/^[-*]\s/.test(chunk)) {
    const items = chunk.split(/\n(?=[-*]\s)/).map((item) => readSpans(joined(item.slice(2))));
    return [{ kind: "list", items }];
  }
  const numbered = /^(\d+\.\d+)\s+/.exec(chunk);
  const text = numbered ? chunk.slice(numbered[0].length) : chunk;
  return [{ kind: "paragraph", number: numbered?.[1] ?? null, spans: readSpans(joined(text)) }];
}

function joined(text: string): string {
  // A line end between Chinese characters is no space.
  return text.replace(/([\u3000-\uffef])\n\s*/g, "$1").replace(/\n\s*/g, " ");
}

function readTable(lines: readonly string[]): Block {
  const rows = lines
    .filter((line) => !/^\|[\s:|-]+\|$/.test(line))
    .map((line) => line.replace(/^\||\|$/g, "").split("|"))
    .map((cells) => cells.map((cell) => readSpans(cell.trim())));
  return { kind: "table", rows };
}

function readSpans(text: string): Span[] {
  return text
    .split(/(\*\*[^*]+\*\*|`[^`]+`)/)
    .filter(Boolean)
    .map((part) => {
      const strong = /^(\*\*|`)/.test(part);
      return { text: strong ? part.replace(/^(\*\*|`)|(\*\*|`)$/g, "") : part, strong };
    });
}
