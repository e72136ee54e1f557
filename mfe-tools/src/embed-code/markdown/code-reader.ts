import { ForwardSearch } from './forward-search.ts';

/** Code at a position of a text. `end` is the position after its closing backticks. */
export type Code =
  | { kind: 'span'; text: string; end: number }
  | { kind: 'block'; text: string; language?: string; end: number };

const FENCE = '```';
const LANGUAGE = /^([\w+.#-]{1,30})\n/;

/** Finds code spans and code blocks. Positions must not decrease, so that all calls together are linear. */
export class CodeReader {
  private readonly runs = new Map<number, ForwardSearch>();
  private readonly fences: ForwardSearch;
  /** End of the last code. */
  private end = 0;

  /** @param hasBlocks whether the text may contain code blocks */
  constructor(
    private readonly text: string,
    private readonly hasBlocks = true,
  ) {
    this.fences = new ForwardSearch(text, FENCE);
  }

  /** The code that begins at a backtick; undefined if the backticks have no counterpart. */
  at(index: number): Code | undefined {
    const length = runLength(this.text, index);
    const block = this.hasBlocks && length >= FENCE.length ? this.block(index) : undefined;
    const code = block ?? this.span(index, length);
    if (code) this.end = code.end;
    return code;
  }

  /**
   * The first code block that begins between two positions. Backslashes and code spans hide backticks.
   */
  nextBlock(from: number, before: number): { start: number; end: number } | undefined {
    const { text } = this;
    for (let index = Math.max(from, this.end); index < before;) {
      if (text[index] === '\\') {
        index += 2;
      } else if (text[index] === '`') {
        const code = this.at(index);
        if (code?.kind === 'block') return { start: index, end: code.end };
        index = code?.end ?? index + runLength(text, index);
      } else {
        index += 1;
      }
    }
    return undefined;
  }

  private block(index: number): Code | undefined {
    const from = index + FENCE.length;
    const close = this.fences.from(from);
    if (close === -1) return undefined;
    const inner = this.text.slice(from, close);
    const [line = '', language] = LANGUAGE.exec(inner) ?? [];
    const code = trimCode(inner.slice(line.length));
    const end = close + FENCE.length;
    if (code !== '') return { kind: 'block', text: code, language: language?.toLowerCase(), end };
    // A word alone is the code, not its language.
    return line === '' ? undefined : { kind: 'block', text: trimCode(inner), end };
  }

  /** A code span closes with as many backticks as it opened with. */
  private span(index: number, length: number): Code | undefined {
    const { text } = this;
    const ahead = this.runs.get(length) ?? new ForwardSearch(text, '`'.repeat(length));
    this.runs.set(length, ahead);
    let close = ahead.from(index + length);
    while (close !== -1 && runLength(text, close) !== length) {
      close = ahead.from(close + runLength(text, close));
    }
    if (close === -1) return undefined;
    const inner = text.slice(index + length, close);
    const padded = length > 1 ? inner.replace(/^ (?=`)/, '').replace(/(`) $/, '$1') : inner;
    return { kind: 'span', text: padded, end: close + length };
  }
}

/** Code without the empty lines around it. */
const trimCode = (code: string) => code.replace(/^\n+/, '').trimEnd();

/** Length of the run of the letter at a position. */
export function runLength(text: string, index: number): number {
  let end = index + 1;
  while (text[end] === text[index]) end += 1;
  return end - index;
}
