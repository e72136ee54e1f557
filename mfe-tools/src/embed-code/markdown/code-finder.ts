import { ForwardSearch } from './forward-search.ts';
import { runLength } from './italic.ts';

/** Code at a position of a text. `end` is the position after its closing backticks. */
export type Code = Span | CodeBlock;

interface Span {
  kind: 'code';
  text: string;
  end: number;
}

interface CodeBlock {
  kind: 'code-block';
  text: string;
  language?: string;
  end: number;
}

const FENCE = '```';
const LANGUAGE = /([\w+.#-]{1,60})\n/y;

/** Finds code and code blocks. Positions must not decrease, so that all calls together are linear. */
export class CodeFinder {
  private readonly fences: ForwardSearch;
  private readonly fencesAfterLanguages: ForwardSearch;
  private runs?: Map<number, Run>;

  /** @param hasBlocks whether the text may contain code blocks */
  constructor(
    private readonly text: string,
    private readonly hasBlocks: boolean,
  ) {
    this.fences = new ForwardSearch(text, FENCE);
    this.fencesAfterLanguages = new ForwardSearch(text, FENCE);
  }

  /** The code that begins at a backtick; undefined if no backtick of its run has a counterpart. */
  at(index: number): Code | undefined {
    const block = this.hasBlocks && this.text.startsWith(FENCE, index) && this.block(index);
    // A long run can contain many blocks: only without them is it read to its end.
    return block || this.span(index, runLength(this.text, index));
  }

  private block(index: number): CodeBlock | undefined {
    const from = index + FENCE.length;
    LANGUAGE.lastIndex = from;
    const [line = '', language] = LANGUAGE.exec(this.text) ?? [];
    const named = line && this.blockFrom(from + line.length, this.fencesAfterLanguages);
    if (named) return { ...named, language: language?.toLowerCase() };
    // A word alone is the code, not its language.
    return this.blockFrom(from, this.fences);
  }

  private blockFrom(index: number, fences: ForwardSearch): CodeBlock | undefined {
    const { text } = this;
    let start = index;
    while (text[start] === '\n') start += 1;
    // The code has at least one letter.
    const close = start < text.length ? fences.from(start + 1) : -1;
    if (close === -1) return undefined;
    let end = close;
    while (text[end - 1] === '\n') end -= 1;
    return { kind: 'code-block', text: text.slice(start, end), end: close + FENCE.length };
  }

  /** Code closes with as many backticks as it opened with. Those that find none are its first letters. */
  private span(index: number, length: number): Span | undefined {
    for (let sign = length; sign > 0; sign -= 1) {
      const close = this.nextRun(sign, index + length);
      if (close !== -1) {
        const inner = this.text.slice(index + sign, close);
        return { kind: 'code', text: withoutPadding(inner), end: close + sign };
      }
    }
    return undefined;
  }

  /** The next run of exactly this many backticks. */
  private nextRun(length: number, from: number): number {
    this.runs ??= runsOf(this.text);
    const run = this.runs.get(length);
    if (!run) return -1;
    while ((run.starts[run.next] ?? from) < from) run.next += 1;
    return run.starts[run.next] ?? -1;
  }
}

/** Positions of the runs of a length, and the first one that was not passed yet. */
interface Run {
  starts: number[];
  next: number;
}

function runsOf(text: string): Map<number, Run> {
  const runs = new Map<number, Run>();
  for (let at = text.indexOf('`'); at !== -1;) {
    const length = runLength(text, at);
    const run = runs.get(length) ?? { starts: [], next: 0 };
    run.starts.push(at);
    runs.set(length, run);
    at = text.indexOf('`', at + length);
  }
  return runs;
}

/** A blank between the signs and a backtick of the code is no part of it. */
function withoutPadding(code: string): string {
  let first = 0;
  while (code[first] === ' ') first += 1;
  let last = code.length - 1;
  while (code[last] === ' ') last -= 1;
  const start = first > 0 && code[first] === '`' ? 1 : 0;
  return code.slice(start, last < code.length - 1 && code[last] === '`' ? -1 : undefined);
}
