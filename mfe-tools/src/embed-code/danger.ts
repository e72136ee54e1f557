const HANDLERS = {
  onerror: /onerror\s*=/i,
  onload: /onload\s*=/i,
  onclick: /onclick\s*=/i,
} as const;

/**
 * Patterns that an import rejects anywhere in a code, in any case (spec 0 §5). Two adjacent repeats
 * must not match the same letters: the search would try every split of a run of blanks.
 */
const DANGERS: readonly { name: string; pattern: RegExp; instead: string }[] = [
  {
    name: 'a script tag',
    pattern: /<\s*(?:\/\s*)?script/i,
    instead: 'Write “script” without “<”.',
  },
  {
    name: 'javascript:',
    pattern: /javascript\s*:/i,
    instead: 'Write “JavaScript” without the colon.',
  },
  ...['onerror', 'onload', 'onclick'].map((name) => ({
    name: `${name}=`,
    pattern: HANDLERS[name as keyof typeof HANDLERS],
    instead: `Write “${name}” without “=”.`,
  })),
  // The end of another word, as in “medieval (old)”, is harmless.
  { name: 'eval(', pattern: /\beval\s*\(/i, instead: 'Put a word between “eval” and “(”.' },
  {
    name: 'document.',
    pattern: /document\./i,
    instead: 'Write “documents.”, or end the sentence with another word.',
  },
  {
    name: 'window.',
    pattern: /window\./i,
    instead: 'Write “windows.”, or end the sentence with another word.',
  },
];

/** Letters that show nothing, and could separate the letters of a dangerous piece. */
const HIDDEN =
  // eslint-disable-next-line no-control-regex -- these are what it removes
  /[\p{Default_Ignorable_Code_Point}\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/gu;

/** Position of a dangerous piece in a code. */
export interface Danger {
  name: string;
  /** How to write it instead. */
  instead: string;
  /** Line, from 1. */
  line: number;
  /** Column, from 1. */
  column: number;
  /** The surrounding text, on one line. */
  excerpt: string;
}

/**
 * Finds the first dangerous piece of a code, also if hidden letters separate its letters. This is a rule
 * of the format, not a security boundary: the preview builds its elements from tokens and never parses
 * text as HTML.
 */
export function findDanger(code: string): Danger | undefined {
  const shown = code.replace(HIDDEN, '');
  let first: { name: string; instead: string; index: number; length: number } | undefined;
  for (const { name, pattern, instead } of DANGERS) {
    const match = pattern.exec(shown);
    if (match && (!first || match.index < first.index)) {
      first = { name, instead, index: match.index, length: match[0].length };
    }
  }
  if (!first) return undefined;
  const { name, instead, index, length } = first;
  const at = shown === code ? index : indexWithHidden(code, index);
  const before = code.slice(0, at);
  const from = Math.max(0, index - 20);
  const to = Math.min(shown.length, index + Math.min(length, 20) + 20);
  const words = shown.slice(from, to).replace(/\s+/g, ' ').trim();
  return {
    name,
    instead,
    line: before.split('\n').length,
    column: at - before.lastIndexOf('\n'),
    excerpt: `${from > 0 ? '…' : ''}${words}${to < shown.length ? '…' : ''}`,
  };
}

/** Index in a code of a letter's index in its shown letters. */
function indexWithHidden(code: string, index: number): number {
  let removed = 0;
  for (const { 0: letter, index: at } of code.matchAll(HIDDEN)) {
    if (at - removed > index) break;
    removed += letter.length;
  }
  return index + removed;
}
