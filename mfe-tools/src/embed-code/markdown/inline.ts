import { atomAt } from './atoms.ts';
import { CodeReader, runLength } from './code-reader.ts';
import { ForwardSearch } from './forward-search.ts';
import { MarkStack } from './mark-stack.ts';
import type { EmojiNames, Inline, MarkdownPlace } from './tokens.ts';

/** Discord shows it as typed, although the backslash would escape the underscore. */
const SHRUG = '¯\\_(ツ)_/¯';
/** An address in a masked link, with an optional title. */
const TARGET = /^\s{0,20}<?([^\s<>]{1,2048})>?(?:\s{1,20}(?:"([^"]*)"|'([^']*)'))?\s{0,20}$/;

/** Everything but letters, digits and blanks. */
const ESCAPABLE = /[^0-9A-Za-z\s]/;
const SHORTCODE = /:([\w+-]{1,60}):/y;

/**
 * Parses the marks of a text as Discord does. An unpaired mark stays text. Linear; never throws. Every
 * letter of the text is in a token or part of a mark.
 * @param emoji by their names, such as `smile`; without them, names stay text
 */
export function readInline(
  text: string,
  place: MarkdownPlace = 'block',
  emoji?: EmojiNames,
): Inline[] {
  return new InlineReader(text, place, place === 'block', emoji).read();
}

/** Ends of the lines after which no mark is open: what follows can be parsed separately. */
export function looseLineEnds(text: string, emoji?: EmojiNames): number[] {
  const reader = new InlineReader(text, 'block', true, emoji);
  reader.read();
  return reader.lineEnds;
}

class InlineReader {
  readonly lineEnds: number[] = [];
  private readonly stack = new MarkStack();
  private readonly closingBrackets: Map<number, number>;
  private readonly closingParentheses: Map<number, number>;
  private readonly codes: CodeReader;
  private readonly nextParenthesis: ForwardSearch;

  constructor(
    private readonly text: string,
    private readonly place: MarkdownPlace,
    private readonly mayLink: boolean,
    private readonly emoji?: EmojiNames,
  ) {
    this.codes = new CodeReader(text, place === 'block');
    const hasLink = mayLink && text.includes('](');
    this.closingBrackets = hasLink ? matchPairs(text, '[', ']') : new Map<number, number>();
    this.closingParentheses = hasLink ? matchPairs(text, '(', ')') : new Map<number, number>();
    this.nextParenthesis = new ForwardSearch(text, ')');
  }

  read(): Inline[] {
    let index = 0;
    while (index < this.text.length) {
      index += this.step(index);
      if (this.text[index - 1] === '\n' && !this.stack.hasOpen) this.lineEnds.push(index);
    }
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
    if (letter === ':' && this.emoji) {
      SHORTCODE.lastIndex = index;
      const [whole = '', name = ''] = SHORTCODE.exec(text) ?? [];
      const emoji = this.emoji.get(name);
      if (emoji !== undefined) {
        stack.text(emoji);
        return whole.length;
      }
    }
    const atom = atomAt(text, index, this.place);
    if (!atom || (!this.mayLink && atom.token.kind === 'link')) {
      stack.text(letter);
      return 1;
    }
    stack.push(atom.token);
    return atom.length;
  }

  private code(index: number): number {
    const { text, stack } = this;
    const code = this.codes.at(index);
    if (!code) {
      const run = runLength(text, index);
      stack.text('`'.repeat(run));
      return run;
    }
    if (code.kind === 'span') {
      stack.push({ kind: 'code', text: code.text });
      return code.end - index;
    }
    stack.push({ kind: 'code-block', text: code.text, language: code.language });
    // A block ends its line.
    return code.end - index + (text[code.end] === '\n' ? 1 : 0);
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
    const children = new InlineReader(words, this.place, false, this.emoji).read();
    const title = titles.find((text) => text !== undefined);
    this.stack.push({ kind: 'link', address, ...(title && { title }), children });
    return end + 1 - index;
  }
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
