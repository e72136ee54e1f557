import { isScalar, visit } from 'yaml';
import type { Document } from 'yaml';

/** What is wrong at a place of a text. */
interface Place {
  /** From 0, in characters. */
  at: number;
  message: string;
}

const QUOTES = 'a text with : or # in it, or that begins with {, [, * or &, must be in quotes';

/** What to do about errors of YAML. All others may be those of a text without quotes. */
const FIXES: [error: RegExp, fix: string][] = [
  [/^Map keys must be unique/, 'the key is written twice: remove one of them'],
  [/^Tabs are not allowed/, 'tabs are not allowed at the beginning of a line: write spaces'],
  [/^Flow \w+ in block/, `a [ or { is not closed (${QUOTES})`],
  [/^All \w+ items must/, 'keys and entries that belong together must begin in the same column'],
  [/^Missing closing/, 'a quote is not closed'],
  [
    /^Implicit (?:map )?keys need/,
    'a key needs a colon behind it, and a text of several lines a | before it',
  ],
];

/** Why a text is no YAML: the first reason, since others often follow from it; but all keys that stand twice. */
export function syntaxProblems({ errors }: Document): Place[] {
  const [first] = errors;
  if (!first) return [];
  const told =
    first.code === 'DUPLICATE_KEY' ? errors.filter(({ code }) => code === first.code) : [first];
  return told.map(({ pos, message }) => {
    const [text = ''] = message.split(' at line');
    const fix = FIXES.find(([error]) => error.test(text))?.[1];
    return { at: pos[0], message: fix ?? `${text} (${QUOTES})` };
  });
}

/** An empty value whose text stands behind a #. @returns what to do about it; undefined: it is just empty */
export function lostValue(document: Document, path: readonly PropertyKey[]): string | undefined {
  const node: unknown = document.getIn(path, true);
  const comment = isScalar(node) ? node.comment : undefined;
  if (comment === undefined || comment === null || !/^\S/.test(comment)) return undefined;
  const [line = ''] = comment.split('\n');
  return `is empty, because # begins a comment: put it in quotes, '#${line}'`;
}

/** Texts without quotes that end before a #: the rest would be lost without a word. */
export function cutTexts(document: Document, source: string): Place[] {
  const found: Place[] = [];
  visit(document, {
    Scalar: (key, { type, value, range }) => {
      if (key === 'key' || type !== 'PLAIN' || typeof value !== 'string' || !range) return;
      const rest = /^[ \t]+(#\S.*)/.exec(source.slice(range[1]))?.[1];
      if (rest === undefined) return;
      found.push({
        at: range[0],
        message: `"${value}" ends before ${rest.trim()}, because # begins a comment: put it in quotes; a comment has a space behind its #`,
      });
    },
  });
  return found;
}
