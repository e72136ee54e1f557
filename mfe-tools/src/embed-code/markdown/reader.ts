import { atomAt } from './atoms.ts';
import { CodeFinder } from './code-finder.ts';
import { topContext } from './context.ts';
import type { Context, LineStart } from './context.ts';
import { headingAt, quoteAt, subtextAt } from './lines.ts';
import { LinkFinder } from './link-finder.ts';
import { readLink } from './links.ts';
import { listAt } from './lists.ts';
import { MarkFinder } from './mark-finder.ts';
import { matchAt } from './match-at.ts';
import { runLength } from './italic.ts';
import type { EmojiNames, MarkdownPlace, Token } from './tokens.ts';

/** Discord shows it as typed, although the backslash would escape the underscore. */
const SHRUG = '¯\\_(ツ)_/¯';
/** Everything but letters, digits and blanks. */
const ESCAPABLE = /[^0-9A-Za-z\s]/;
const SHORTCODE = /:([\w+-]{1,60}):/y;
const LINE_END_AFTER_BLANKS = / {2,99}\n/y;
/** Letters at which something other than text may begin, wherever they stand. */
const SIGNS = /[^0-9A-Za-z\s\u00c0-\uffff]/;

/** Discord's limit of nested lists. */
const MAX_LISTS = 11;
/** Six marks and a few headings can be in each other; only runs such as `-# # -# # a` nest more. */
const MAX_DEPTH = 16;

/** Something other than text: where it ends, and its tokens. */
interface Found {
  end: number;
  /** Reads what it contains. */
  read: () => Token[];
}

/**
 * Parses a text as Discord's clients do: at each position the first rule that matches takes its text, and
 * what it contains is parsed by the same rules. So marks contain blocks: a spoiler may hide a list.
 * Linear; never throws. Every letter of the text is in a token or part of a sign.
 * @param emoji by their names, such as `smile`; without them, names stay text
 */
export function readMarkdown(
  text: string,
  place: MarkdownPlace = 'block',
  emoji?: EmojiNames,
): Token[] {
  return new Reader(normalized(text), topContext(place, emoji)).read();
}

/** Ends of the lines of a normalized text after which everything is closed: the rest reads as if alone. */
export function looseLineEnds(text: string, emoji?: EmojiNames): number[] {
  return new Reader(text, topContext('block', emoji)).looseLineEnds();
}

/** Discord has one kind of line break, and no tabs. */
export const normalized = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replaceAll('\f', '').replaceAll('\t', '    ');

class Reader {
  /** Finished tokens, and letters after them. */
  private readonly tokens: Token[] = [];
  private letters = '';
  /** Start of the last thing that was read, and its end if it was no text. */
  private lastStart = 0;
  private lastEnd = 0;
  private readonly codes: CodeFinder;
  private readonly marks: MarkFinder;
  private links?: LinkFinder | 'none';

  constructor(
    private readonly text: string,
    private readonly context: Context,
  ) {
    this.codes = new CodeFinder(text, context.place === 'block');
    this.marks = new MarkFinder(text);
  }

  read(): Token[] {
    for (let at = 0; at < this.text.length;) {
      const found = this.next(at);
      if (found) for (const token of found.read()) this.push(token);
      else this.letters += this.text[at]!;
      at = found?.end ?? at + 1;
    }
    this.flush();
    return this.tokens;
  }

  looseLineEnds(): number[] {
    const { text } = this;
    const ends: number[] = [];
    for (let at = 0; at < text.length;) {
      const found = this.next(at);
      at = found?.end ?? at + 1;
      // Blanks at the start of a line depend on what precedes it.
      if (text[at - 1] === '\n' && (found || text[at] !== ' ')) ends.push(at);
    }
    return ends;
  }

  /** What begins at a position; undefined for a letter of a text. */
  private next(at: number): Found | undefined {
    const { text } = this;
    const letter = text[at]!;
    const isSign = SIGNS.test(letter);
    const isNext = at === this.lastEnd;
    const found = isSign || isNext || /[ \dh]/.test(letter) ? this.found(at, letter) : undefined;
    if (found) this.lastEnd = found.end;
    if (found || isSign || isNext) this.lastStart = at;
    return found;
  }

  private found(at: number, letter: string): Found | undefined {
    return this.block(at, letter) ?? this.inline(at, letter);
  }

  private block(at: number, letter: string): Found | undefined {
    const { text, context } = this;
    if (context.place !== 'block' || !/[ #\->*\d]/.test(letter)) return undefined;
    // Blanks before a block belong to it only if they follow something other than text.
    if (letter === ' ' && at !== this.lastEnd) return undefined;
    const line = this.lineStart(at);
    if (line === 'none') return undefined;
    if (line === 'start' && context.mayHead) {
      const heading = headingAt(text, at);
      if (heading) {
        const { level, end } = heading;
        const children = () => this.readDeeper(heading.text, line);
        return { end, read: () => [{ kind: 'heading', level, children: children() }] };
      }
    }
    if (line === 'start' && letter === '-') {
      const subtext = subtextAt(text, at);
      if (subtext) {
        const children = () => this.readDeeper(subtext.text, line);
        return { end: subtext.end, read: () => [{ kind: 'subtext', children: children() }] };
      }
    }
    const quote = context.mayQuote ? quoteAt(text, at) : undefined;
    if (quote) {
      const children = () => this.readPart(quote.text, { line, mayQuote: false });
      return { end: quote.end, read: () => [{ kind: 'quote', children: withoutEnd(children()) }] };
    }
    return context.lists < MAX_LISTS ? this.list(at, line) : undefined;
  }

  private list(at: number, line: LineStart): Found | undefined {
    const list = listAt(this.text, at);
    if (!list) return undefined;
    const { first, items, end } = list;
    const inner = { line, mayHead: false, lists: this.context.lists + 1 };
    const read = (): Token[] => [
      {
        kind: 'list',
        items: items.map((item, index) => ({
          ...(first !== undefined && { number: first + index }),
          children: withoutEnds(this.readPart(item, inner)),
        })),
      },
    ];
    return { end, read };
  }

  private inline(at: number, letter: string): Found | undefined {
    const { text, context } = this;
    switch (letter) {
      case '`': {
        const code = this.codes.at(at);
        if (!code) return plain(at, at + runLength(text, at), text);
        const { end, ...token } = code;
        return { end, read: () => [token] };
      }
      case '\\':
        if (!context.mayEscape || !ESCAPABLE.test(text[at + 1] ?? '')) return undefined;
        return plain(at + 1, at + 2, text);
      case '[': {
        if (context.place === 'inline') return undefined;
        this.links ??= text.includes('](') ? new LinkFinder(text) : 'none';
        const link = this.links === 'none' ? undefined : this.links.at(at);
        if (!link) return undefined;
        const whole = text.slice(at, link.end);
        const readWords = (words: string, inner: Partial<Context>) => this.readPart(words, inner);
        return { end: link.end, read: () => [readLink(link, whole, readWords)] };
      }
      case '*':
      case '_':
      case '~':
      case '|':
        return this.mark(at, letter);
      case ' ':
        return this.lineEndAfterBlanks(at);
      case '¯':
        return text.startsWith(SHRUG, at) ? plain(at, at + SHRUG.length, text) : undefined;
      case ':': {
        const [whole = '', name = ''] = (context.emoji && matchAt(SHORTCODE, text, at)) ?? [];
        const emoji = context.emoji?.get(name);
        if (emoji === undefined) return undefined;
        return { end: at + whole.length, read: () => [{ kind: 'text', text: emoji }] };
      }
      default: {
        const atom = atomAt(text, at, context.place);
        return atom && { end: at + atom.length, read: () => [atom.token] };
      }
    }
  }

  private mark(at: number, letter: '*' | '_' | '~' | '|'): Found | undefined {
    const found = this.marks.at(at, letter);
    if (!found) return undefined;
    const { mark, sign, contentEnd, end } = found;
    const content = this.text.slice(at + sign, contentEnd);
    const line = this.lineStart(at);
    const read = (): Token[] => [{ kind: 'mark', mark, children: this.readDeeper(content, line) }];
    return { end, read };
  }

  private readDeeper(content: string, line: LineStart): Token[] {
    const { depth } = this.context;
    if (depth === MAX_DEPTH) return [{ kind: 'text', text: content }];
    return this.readPart(content, { line, depth: depth + 1 });
  }

  /** Two blanks before a line break do not show. */
  private lineEndAfterBlanks(at: number): Found | undefined {
    const { text } = this;
    if (text[at - 1] === ' ' && at !== this.lastEnd) return undefined;
    const match = matchAt(LINE_END_AFTER_BLANKS, text, at);
    return match ? plain(at + match[0].length - 1, at + match[0].length, text) : undefined;
  }

  /** Reads what a token contains, by the rules of this text but for some. */
  private readPart(text: string, inner: Partial<Context>): Token[] {
    return new Reader(text, { ...this.context, ...inner }).read();
  }

  private lineStart(at: number): LineStart {
    if (at === 0) return this.context.line;
    const { text, lastStart } = this;
    let start = at;
    while (start > lastStart && text[start - 1] === ' ') start -= 1;
    if (start === lastStart || text[start - 1] !== '\n') return 'none';
    return start === at ? 'start' : 'blanks';
  }

  private push(token: Token) {
    if (token.kind === 'text') {
      this.letters += token.text;
      return;
    }
    // Blocks have lines of their own.
    if (isBlock(token) && this.letters.endsWith('\n')) this.letters = this.letters.slice(0, -1);
    this.flush();
    this.tokens.push(token);
  }

  private flush() {
    const isAfterCode = this.tokens.at(-1)?.kind === 'code-block';
    const text =
      isAfterCode && this.letters.startsWith('\n') ? this.letters.slice(1) : this.letters;
    if (text !== '') this.tokens.push({ kind: 'text', text });
    this.letters = '';
  }
}

const BLOCKS: readonly Token['kind'][] = ['heading', 'subtext', 'quote', 'list', 'code-block'];
const isBlock = ({ kind }: Token): boolean => BLOCKS.includes(kind);

/** Tokens of a quote without its last line break. */
function withoutEnd(tokens: Token[]): Token[] {
  const last = tokens.at(-1);
  if (last?.kind !== 'text' || !last.text.endsWith('\n')) return tokens;
  const text = last.text.slice(0, -1);
  return [...tokens.slice(0, -1), ...(text === '' ? [] : [{ ...last, text }])];
}

/** Tokens of a list item without line breaks and indentation before its end and before blocks. */
function withoutEnds(tokens: Token[]): Token[] {
  return tokens.flatMap((token, index) => {
    const next = tokens[index + 1];
    if (token.kind !== 'text' || (next && !isBlock(next))) return token;
    const text = withoutLastLineBreaks(token.text);
    return text === '' ? [] : { ...token, text };
  });
}

function withoutLastLineBreaks(text: string): string {
  const trimmed = text.trimEnd();
  const lineBreak = text.indexOf('\n', trimmed.length);
  return lineBreak === -1 ? text : trimmed + text.slice(trimmed.length, lineBreak);
}

/** Letters that stay text. */
const plain = (start: number, end: number, text: string): Found => ({
  end,
  read: () => [{ kind: 'text', text: text.slice(start, end) }],
});
