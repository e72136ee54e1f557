/**
 * Patterns that an import rejects anywhere in a code, in any case (spec 0 §5). Two adjacent repeats
 * must not match the same letters: the search would try every split of a run of blanks.
 */
const DANGERS: readonly { name: string; pattern: RegExp }[] = [
  { name: 'a script tag', pattern: /<\s*(?:\/\s*)?script/i },
  { name: 'javascript:', pattern: /javascript\s*:/i },
  { name: 'onerror=', pattern: /onerror\s*=/i },
  { name: 'onload=', pattern: /onload\s*=/i },
  { name: 'onclick=', pattern: /onclick\s*=/i },
  { name: 'eval(', pattern: /eval\s*\(/i },
  { name: 'document.', pattern: /document\./i },
  { name: 'window.', pattern: /window\./i },
];

/** Position of a dangerous piece in a code. */
export interface Danger {
  name: string;
  /** Line, from 1. */
  line: number;
  /** Column, from 1. */
  column: number;
  /** The surrounding text, on one line. */
  excerpt: string;
}

/**
 * Finds the first dangerous piece of a code. This is a rule of the format, not a security boundary:
 * the preview builds its elements from tokens and never parses text as HTML.
 */
export function findDanger(code: string): Danger | undefined {
  let first: { name: string; index: number; length: number } | undefined;
  for (const { name, pattern } of DANGERS) {
    const match = pattern.exec(code);
    if (match && (!first || match.index < first.index)) {
      first = { name, index: match.index, length: match[0].length };
    }
  }
  if (!first) return undefined;
  const { name, index, length } = first;
  const before = code.slice(0, index);
  const line = before.split('\n').length;
  const from = Math.max(0, index - 20);
  const to = Math.min(code.length, index + Math.min(length, 20) + 20);
  const words = code.slice(from, to).replace(/\s+/g, ' ').trim();
  return {
    name,
    line,
    column: index - before.lastIndexOf('\n'),
    excerpt: `${from > 0 ? '…' : ''}${words}${to < code.length ? '…' : ''}`,
  };
}
