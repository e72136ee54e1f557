/** Jest runs in Node, but the workspace of the code under test has no Node types. */
declare const require: (name: 'node:inspector') => { Session: new () => Session };

interface Session {
  connect: () => void;
  disconnect: () => void;
  post: (
    method: string,
    params: object,
    done: (error: Error | null, result: Coverage) => void,
  ) => void;
}

interface Coverage {
  result: { url: string; functions: { ranges: { count: number }[] }[] }[];
}

/** Methods that read the whole text or array unless they find something earlier. */
const READERS = {
  text: ['includes', 'replaceAll', 'split', 'trim', 'trimEnd', 'trimStart', 'toLowerCase'],
  list: ['includes', 'indexOf', 'join', 'slice', 'shift', 'splice', 'toSpliced'],
} as const;

/** Limit of the growth factor for twice the text: linear work has 2, quadratic work 4. */
const MAX_GROWTH = 2.5;
/** The second length counts if a bounded search, such as that of an address, grows until the first. */
const LENGTHS = [2_500, 10_000];

type Method = (this: unknown, ...args: unknown[]) => unknown;
/** Called before a method. @returns the letters or items that it has read, from its result */
type Measure = (self: unknown, args: unknown[]) => (result: unknown) => number;

const wholeLength: Measure = (self) => () => (self as string).length;
const untilFound: Measure =
  (self, [, from = 0]) =>
  (found) =>
    (found === -1 ? (self as string).length : (found as number)) - (from as number);
const untilMatched: Measure = (self, [text]) => {
  const { global, sticky, lastIndex } = self as RegExp;
  const from = global || sticky ? lastIndex : 0;
  return (result) => {
    const match = result as RegExpExecArray | null;
    if (match) return match.index - from + match[0].length;
    return sticky ? 0 : String(text).length - from;
  };
};

/**
 * Counts the work of a job: executed blocks of the engine's sources, letters and items that built-in
 * methods read, and letters that searches pass. The count depends on the input only, not on the
 * machine. A pattern's own steps are counted by `countSteps`.
 */
export class WorkCounter {
  private readonly session: Session;
  private read = 0;
  private readonly originals: (() => void)[] = [];

  constructor() {
    const { Session } = require('node:inspector');
    this.session = new Session();
    this.session.connect();
    this.post('Profiler.enable');
    this.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    for (const name of READERS.text) this.watch(String.prototype, name, wholeLength);
    for (const name of READERS.list) this.watch(Array.prototype, name, wholeLength);
    this.watch(String.prototype, 'indexOf', untilFound);
    this.watch(RegExp.prototype, 'exec', untilMatched);
  }

  count(job: () => unknown): number {
    this.read = 0;
    job();
    const { read } = this;
    return read + this.blocks();
  }

  /** Whether twice the text takes at most 2.5 times the work. @param make a text of a length */
  isLinear(job: (text: string) => unknown, make: (length: number) => string): boolean {
    return LENGTHS.some((length) => {
      const once = this.count(() => job(make(length)));
      return this.count(() => job(make(2 * length))) <= MAX_GROWTH * once;
    });
  }

  /**
   * The jobs that are not linear. Each by itself: in the sum of all, the linear ones would hide a quadratic one.
   * @returns their names
   */
  slowJobs(
    jobs: Readonly<Record<string, (text: string) => unknown>>,
    make: (length: number) => string,
  ): string[] {
    return Object.keys(jobs).filter((name) => !this.isLinear(jobs[name]!, make));
  }

  end() {
    for (const restore of this.originals) restore();
    this.session.disconnect();
  }

  private blocks(): number {
    return this.post('Profiler.takePreciseCoverage')
      .result.filter(({ url }) => /\/embed-code\//.test(url))
      .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
      .reduce((sum, { count }) => sum + count, 0);
  }

  private post(method: string, params: object = {}): Coverage {
    let answer: Coverage | undefined;
    this.session.post(method, params, (error, result) => {
      if (error) throw error;
      answer = result;
    });
    return answer as Coverage;
  }

  private watch(prototype: object, name: string, measure: Measure) {
    const methods = prototype as Record<string, Method>;
    const original = methods[name] as Method;
    const add = (count: number) => {
      this.read += count;
    };
    methods[name] = function (...args) {
      const count = measure(this, args);
      const result = original.apply(this, args);
      add(count(result));
      return result;
    };
    this.originals.push(() => {
      methods[name] = original;
    });
  }
}
