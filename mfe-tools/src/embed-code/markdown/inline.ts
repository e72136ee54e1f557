import { ForwardSearch } from './forward-search.ts';
import { atomAt } from './atoms.ts';
import { MarkStack } from './mark-stack.ts';
import type { Inline, MarkdownPlace } from './tokens.ts';

/** Discord shows it as typed, although the backslash would escape the underscore. */
const SHRUG = '¯\\_(ツ)_/¯';
/** An address in a masked link, with an optional title. */
const TARGET = /^<?([^\s<>]{1,2048})>?(?:\s{1,20}(?:"([^"]*)"|'([^']*)'))?\s{0,20}$/;

const ESCAPABLE = /[\\`*_~|<>()[\]{}#+\-.!:@]/;

/**
 * Parses the marks of a text as Discord does. An unpaired mark stays text. Linear; never throws. Every
 * letter of the text is in a token or part of a mark.
 */
export function readInline(text: string, place: MarkdownPlace = 'block'): Inline[] {
  return new InlineReader(text, place, place === 'block').read();
}

class InlineReader {
  private readonly stack = new MarkStack();
  private readonly closingBrackets: Map<number, number>;
  private readonly closingParentheses: Map<number, number>;
  private readonly codeRuns = new Map<number, ForwardSearch>();
  private readonly nextParenthesis: ForwardSearch;

  constructor(
    private readonly text: string,
    private readonly place: MarkdownPlace,
    private readonly mayLink: boolean,
  ) {
    const hasLink = mayLink && text.includes('](');
    this.closingBrackets = hasLink ? matchPairs(text, '[', ']') : new Map<number, number>();
    this.closingParentheses = hasLink ? matchPairs(text, '(', ')') : new Map<number, number>();
    this.nextParenthesis = new ForwardSearch(text, ')');
  }

  read(): Inline[] {
    let index = 0;
    while (index < this.text.length) index += this.step(index);
    return this.stack.end();
  }

  /** @returns the number of consumed letters */
  private step(index: number): number {
    const { text, stack } = this;
    const letter = text[index] ?? '';
    if (letter === '\\' && ESCAPABLE.test(text[index + 1] ?? '')) {
      stack.text(text[index + 1] ?? '');
      return 2;
    }
    if (letter === '¯' && text.startsWith(SHRUG, index)) {
      stack.text(SHRUG);
      return SHRUG.length;
    }
    if (letter === '`') return this.code(index);
    if (letter === '[' && this.mayLink) {
      const taken = this.link(index);
      if (taken > 0) return taken;
    }
    if (letter === '*' || letter === '_' || letter === '~' || letter === '|') {
      const length = runLength(text, index);
      stack.run(letter, length, text[index - 1] ?? '', text[index + length] ?? '');
      return length;
    }
    const atom = atomAt(text, index, this.place);
    if (!atom || (!this.mayLink && atom.token.kind === 'link')) {
      stack.text(letter);
      return 1;
    }
    stack.push(atom.token);
    return atom.length;
  }

  /** A code span closes with as many backticks as it opened with. */
  private code(index: number): number {
    const { text, stack } = this;
    const length = runLength(text, index);
    const run = '`'.repeat(length);
    const ahead = this.codeRuns.get(length) ?? new ForwardSearch(text, run);
    this.codeRuns.set(length, ahead);
    let close = ahead.from(index + length);
    while (close !== -1 && runLength(text, close) !== length) {
      close = ahead.from(close + runLength(text, close));
    }
    if (close === -1) {
      stack.text(run);
      return length;
    }
    const inner = text.slice(index + length, close);
    const padded = length > 1 ? inner.replace(/^ (?=`)/, '').replace(/(`) $/, '$1') : inner;
    stack.push({ kind: 'code', text: padded });
    return close + length - index;
  }

  /** `[text](address)`. @returns 0 if there is no link */
  private link(index: number): number {
    const { text } = this;
    const bracket = this.closingBrackets.get(index);
    if (bracket === undefined || text[bracket + 1] !== '(') return 0;
    const end = this.closingParentheses.get(bracket + 1) ?? this.nextParenthesis.from(bracket + 2);
    if (end === -1 || end - bracket > 2100) return 0;
    const [, address = '', ...titles] = TARGET.exec(text.slice(bracket + 2, end)) ?? [];
    const isVariable = /^\{[\w.]+\}$/.test(address);
    if (!isVariable && !/^https?:\/\/\S+$/i.test(address)) return 0;
    const words = text.slice(index + 1, bracket);
    // Discord masks no address behind another one.
    if (words.trim() === '' || /https?:\/\//i.test(words)) return 0;
    const children = new InlineReader(words, this.place, false).read();
    const title = titles.find((text) => text !== undefined);
    this.stack.push({ kind: 'link', address, ...(title && { title }), children });
    return end + 1 - index;
  }
}

/** Length of the run of the letter at a position. */
function runLength(text: string, index: number): number {
  let end = index + 1;
  while (text[end] === text[index]) end += 1;
  return end - index;
}

/** Pairs of opening and closing letters, found in one pass. */
function matchPairs(text: string, opening: string, closing: string): Map<number, number> {
  const pairs = new Map<number, number>();
  const open: number[] = [];
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '\\') index += 1;
    else if (text[index] === opening) open.push(index);
    else if (text[index] === closing) {
      const start = open.pop();
      if (start !== undefined) pairs.set(start, index);
    }
  }
  return pairs;
}
