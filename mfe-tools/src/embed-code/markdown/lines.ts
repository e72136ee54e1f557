import { matchAt } from './match-at.ts';

/** A heading, subtext or quote at a position of a text, and where it ends. */
interface Line {
  text: string;
  end: number;
}

const HEADING = / {0,99}(#{1,3})(\s+)/y;
const SUBTEXT = /-#( +)/y;
const QUOTED_REST = / {0,99}>>> +/y;
const QUOTED_LINE = / {0,99}>(?!>>) +/y;

const lineEnd = (text: string, at: number): number => {
  const newline = text.indexOf('\n', at);
  return newline === -1 ? text.length : newline;
};

/**
 * A heading and the empty lines after it. Number signs may end it; they begin it only after two blanks, as
 * the signs of a heading in it.
 */
export function headingAt(text: string, at: number): (Line & { level: 1 | 2 | 3 }) | undefined {
  const [whole = '', signs = '', blanks = ''] = matchAt(HEADING, text, at) ?? [];
  const start = at + whole.length;
  if (whole === '' || start === text.length) return undefined;
  if (text[start] === '#' && (blanks.length < 2 || blanks.includes('\n'))) return undefined;
  const close = lineEnd(text, start);
  const line = text.slice(start, close).trimEnd();
  let length = line.length;
  while (length > 1 && line[length - 1] === '#') length -= 1;
  return {
    level: signs.length as 1 | 2 | 3,
    text: line.slice(0, length).trim(),
    end: endOfEmptyLines(text, close),
  };
}

function endOfEmptyLines(text: string, at: number): number {
  let end = at;
  let next = at;
  while (next < text.length && /\s/.test(text[next]!)) {
    next += 1;
    if (text[next - 1] === '\n') end = next;
  }
  return next === text.length ? next : end;
}

export function subtextAt(text: string, at: number): Line | undefined {
  const [whole = '', blanks = ''] = matchAt(SUBTEXT, text, at) ?? [];
  const start = at + whole.length;
  const close = lineEnd(text, start);
  // A second blank is the first letter of the text.
  if (blanks.length < 2 && (whole === '' || start === close || text.startsWith('-#', start))) {
    return undefined;
  }
  return { text: text.slice(start, close).trim(), end: Math.min(close + 1, text.length) };
}

/** Quoted lines with their line breaks, but without their signs. `>>>` quotes the rest of the text. */
export function quoteAt(text: string, at: number): Line | undefined {
  const rest = matchAt(QUOTED_REST, text, at);
  if (rest) return { text: text.slice(text.indexOf('>', at) + 4), end: text.length };
  let quoted = '';
  let next = at;
  while (next < text.length && matchAt(QUOTED_LINE, text, next)) {
    const end = Math.min(lineEnd(text, next) + 1, text.length);
    quoted += text.slice(text.indexOf('>', next) + 2, end);
    next = end;
  }
  return next === at ? undefined : { text: quoted, end: next };
}
