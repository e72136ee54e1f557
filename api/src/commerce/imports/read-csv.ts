/** A record of a CSV file. */
export interface CsvRecord {
  /** Of its first character, from 1. A quoted cell may contain line breaks. */
  line: number;
  cells: string[];
}

/** The file is not CSV: what follows the line cannot be read. The message says how to fix it. */
export class CsvError extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

/** A missing quote would make one cell of the rest of the file. */
const MAX_RECORD = 65_536;
/** Spreadsheets write the one that their language uses. */
const SEPARATORS = [',', ';', '\t'];

/**
 * Reads a CSV file (RFC 4180) in UTF-8, with or without a byte-order mark, with any line ends. The separator is the one
 * that the first line has most of. Blank lines are left out. Keeps one record in memory.
 * @throws CsvError
 */
export async function* readCsv(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRecord> {
  const reader = new CsvReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (chunk?: Uint8Array): string => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch {
      throw new CsvError(reader.line, 'This is no UTF-8 text. Save the file as "CSV UTF-8".');
    }
  };
  let head: string | undefined = '';
  for await (const chunk of bytes) {
    let text = decode(chunk);
    if (head !== undefined) {
      head += text;
      if (!/[\r\n]/.test(head) && head.length < MAX_RECORD) continue;
      text = head;
      reader.separator = separatorOf(head);
      head = undefined;
    }
    yield* reader.read(text);
  }
  const rest = (head ?? '') + decode();
  if (head !== undefined) reader.separator = separatorOf(rest);
  yield* reader.read(rest);
  yield* reader.end();
}

function separatorOf(text: string): string {
  const [first = ''] = text.split(/[\r\n]/, 1);
  const countOf = (separator: string) => first.split(separator).length;
  return SEPARATORS.reduce((best, other) => (countOf(other) > countOf(best) ? other : best));
}

class CsvReader {
  separator = ',';
  line = 1;
  private start = 1;
  private cells: string[] = [];
  private cell = '';
  private size = 0;
  /** `closed`: behind the quote that ends a cell, or behind the first of two. */
  private state: 'start' | 'plain' | 'quoted' | 'closed' = 'start';
  private isAfterReturn = false;

  *read(text: string): Generator<CsvRecord> {
    for (const character of text) {
      // The second half of CR LF.
      const isSecondHalf = this.isAfterReturn && character === '\n';
      this.isAfterReturn = character === '\r';
      const isBreak = character === '\r' || character === '\n';
      if (isBreak && !isSecondHalf) this.line += 1;
      if (this.state === 'quoted') this.readQuoted(character);
      else if (isBreak) {
        if (!isSecondHalf) yield* this.endRecord();
      } else this.readPlain(character);
      this.size += 1;
      if (this.size > MAX_RECORD) {
        throw new CsvError(
          this.start,
          'This row exceeds 64 KiB. A quote that opens one of its cells is probably not closed.',
        );
      }
    }
  }

  /** The last line needs no line end. */
  *end(): Generator<CsvRecord> {
    if (this.state === 'quoted') {
      throw new CsvError(this.start, 'A quote in this row is not closed. Add the missing quote.');
    }
    if (this.size > 0) yield* this.endRecord();
  }

  private readQuoted(character: string): void {
    if (character === '"') this.state = 'closed';
    else this.cell += character;
  }

  private readPlain(character: string): void {
    if (character === this.separator) return this.endCell();
    if (character !== '"') {
      if (this.state === 'closed') throw this.misplacedQuote();
      this.state = 'plain';
      this.cell += character;
    } else if (this.state === 'plain') throw this.misplacedQuote();
    else {
      if (this.state === 'closed') this.cell += character;
      this.state = 'quoted';
    }
  }

  private misplacedQuote(): CsvError {
    return new CsvError(
      this.line,
      'A quote stands inside a cell. Put the cell into quotes, and write each quote in it twice.',
    );
  }

  private endCell(): void {
    this.cells.push(this.cell);
    this.cell = '';
    this.state = 'start';
  }

  private *endRecord(): Generator<CsvRecord> {
    this.endCell();
    const { start: line, cells } = this;
    this.cells = [];
    this.size = 0;
    this.start = this.line;
    if (cells.some((cell) => cell.trim() !== '')) yield { line, cells };
  }
}
