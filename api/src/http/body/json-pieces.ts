import { MAX_ITEM_BYTES } from '@portico/sdk/contracts/ingest/limits';
import { ProblemError } from '../problem/problem.ts';
import type { Yielder } from '../../core/process/yield-to-event-loop.ts';

/** Maximum number of values in one list or object: twice the longest batch. */
const MAX_VALUES = 10_000;
/** Lists and objects are split down to this depth. Deeper values are parsed in one piece. */
const MAX_DEPTH = 2;

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const LIST = 0x5b;
const LIST_END = 0x5d;
const OBJECT = 0x7b;
const OBJECT_END = 0x7d;
const isSpace = (byte: number) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
/** Names that could reach the prototype of objects. */
const FORBIDDEN = new Set(['__proto__', 'constructor']);

/** Parses a long JSON body in pieces, with the result of `JSON.parse`. */
export class JsonPieces {
  private at = 0;

  /** @param parse parses one piece, and throws for invalid JSON */
  constructor(
    private readonly bytes: Buffer,
    private readonly parse: (text: string) => unknown,
    private readonly yielder: Yielder,
  ) {}

  /**
   * @throws ProblemError 400 for invalid JSON or too many values, 413 for a value that is too large
   */
  async read(): Promise<unknown> {
    const body = await this.value(0, 'body');
    if (!Number.isNaN(this.peek())) throw unreadable();
    return body;
  }

  private async value(depth: number, path: string): Promise<unknown> {
    await this.yielder.pause();
    const first = this.peek();
    if (depth < MAX_DEPTH && first === LIST) return this.list(depth, path);
    if (depth < MAX_DEPTH && first === OBJECT) return this.object(depth, path);
    return this.parse(this.piece(path));
  }

  private async list(depth: number, path: string): Promise<unknown[]> {
    const list: unknown[] = [];
    this.expect(LIST);
    if (this.take(LIST_END)) return list;
    do {
      list.push(await this.value(depth + 1, `${path}.${list.length}`));
      if (list.length > MAX_VALUES) throw tooMany(path);
    } while (this.take(COMMA));
    this.expect(LIST_END);
    return list;
  }

  private async object(depth: number, path: string): Promise<Record<string, unknown>> {
    const object: Record<string, unknown> = {};
    this.expect(OBJECT);
    if (this.take(OBJECT_END)) return object;
    let count = 0;
    do {
      if (this.peek() !== QUOTE) throw unreadable();
      const name = String(this.parse(this.piece(path)));
      if (FORBIDDEN.has(name)) throw unreadable();
      this.expect(COLON);
      object[name] = await this.value(depth + 1, `${path}.${name}`);
      count += 1;
      if (count > MAX_VALUES) throw tooMany(path);
    } while (this.take(COMMA));
    this.expect(OBJECT_END);
    return object;
  }

  /** The text of the value at the current position, not yet validated. */
  private piece(path: string): string {
    const end = this.endOfValue();
    if (end - this.at > MAX_ITEM_BYTES) {
      const detail = `${path.slice(0, 100)} exceeds ${MAX_ITEM_BYTES} bytes; send smaller requests.`;
      throw new ProblemError(413, detail);
    }
    const text = this.bytes.toString('utf8', this.at, end);
    this.at = end;
    return text;
  }

  private endOfValue(): number {
    const last = Math.min(this.bytes.length, this.at + MAX_ITEM_BYTES + 1);
    let depth = 0;
    let isText = false;
    for (let index = this.at; index < last; index += 1) {
      const byte = this.bytes[index] ?? 0;
      if (byte === BACKSLASH && isText) index += 1;
      else if (byte === QUOTE) isText = !isText;
      else if (isText) continue;
      else if (byte === LIST || byte === OBJECT) depth += 1;
      else if (byte === LIST_END || byte === OBJECT_END) depth -= 1;
      else if (depth > 0 || !(byte === COMMA || byte === COLON || isSpace(byte))) continue;
      else return index;
      // This bracket closes the enclosing list or object.
      if (depth < 0) return index;
      if (depth === 0 && !isText && byte !== BACKSLASH) return index + 1;
    }
    return last;
  }

  /** The next byte after white space; NaN at the end. */
  private peek(): number {
    while (isSpace(this.bytes[this.at] ?? 0)) this.at += 1;
    return this.bytes[this.at] ?? Number.NaN;
  }

  private take(byte: number): boolean {
    if (this.peek() !== byte) return false;
    this.at += 1;
    return true;
  }

  private expect(byte: number): void {
    if (!this.take(byte)) throw unreadable();
  }
}

const unreadable = () => new ProblemError(400, 'Malformed request.');

const tooMany = (path: string) =>
  new ProblemError(400, `${path.slice(0, 100)} contains more than ${MAX_VALUES} values.`);
