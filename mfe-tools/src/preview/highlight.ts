import highlighter from 'highlight.js/lib/core';
import { loadLanguage } from './highlight-languages.ts';
import type { LanguageName } from './highlight-languages.ts';

/** Code with one colour. `kind` is a class such as `hljs-keyword`; undefined for plain text. */
export interface ColoredText {
  kind?: string;
  text: string;
}
export type Highlight = (code: string) => ColoredText[];

/** Longer code stays plain: patterns of languages are not linear in all cases. */
const MAX_LENGTH = 6_000;

/** Loads a language. Colours follow Discord, which uses the same highlighter. */
export async function loadHighlight(language: LanguageName): Promise<Highlight> {
  if (!highlighter.getLanguage(language)) {
    highlighter.registerLanguage(language, await loadLanguage(language));
  }
  return (code) =>
    code.length > MAX_LENGTH
      ? [{ text: code }]
      : partsOf(highlighter.highlight(code, { language, ignoreIllegals: true }).value);
}

const PIECE = /<span class="([^"]*)">|<\/span>|&(amp|lt|gt|quot|#x27);|[^<&]+/g;
const LETTERS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
};

/** Reads the highlighter's answer, which consists of spans and escaped text, without a parser of HTML. */
function partsOf(html: string): ColoredText[] {
  const parts: ColoredText[] = [];
  const open: string[] = [];
  for (const [piece, kind, letter] of html.matchAll(PIECE)) {
    if (kind !== undefined) open.push(kind);
    else if (piece === '</span>') open.pop();
    else push(parts, open.at(-1), letter === undefined ? piece : (LETTERS[letter] ?? ''));
  }
  return parts;
}

function push(parts: ColoredText[], kind: string | undefined, text: string) {
  const last = parts.at(-1);
  if (last && last.kind === kind) last.text += text;
  else parts.push({ kind, text });
}
