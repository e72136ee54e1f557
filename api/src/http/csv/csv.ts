import { stringify } from 'csv-stringify/sync';
import { csvFigure, csvFileName, csvText } from 'shared/rules/csv';
import { StreamedBody } from '../streamed-body.ts';

/** One column: its head, and how a row fills it. No cell begins a formula, for any reader. */
export interface CsvColumn<Row> {
  head: string;
  /** `text`: words that people wrote. `figure`: ids, dates and amounts of a fixed shape. */
  kind: 'text' | 'figure';
  cell: (row: Row) => string;
}

/** RFC 4180, and whatever breaks a line is quoted: readers disagree on what a line is. */
const FORM = { record_delimiter: '\r\n', quoted_match: /[\r\n\u0085\u2028\u2029]/ };
/** By it spreadsheets know that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

interface CsvFile<Row> {
  /** Becomes a part of the file's name. */
  name: string;
  columns: readonly CsvColumn<Row>[];
  batches: AsyncIterable<readonly Row[]>;
  /** Zone of the day in the file's name. */
  tz: string;
}

/** A CSV file, streamed: commas, a byte-order mark, the ISO date in its name (spec 1 §9). */
export function csvFile<Row>({ name, columns, batches, tz }: CsvFile<Row>): StreamedBody {
  return new StreamedBody(csvPieces(columns, batches), {
    contentType: 'text/csv; charset=utf-8; header=present',
    fileName: csvFileName(name, isoDay(tz)),
  });
}

async function* csvPieces<Row>(
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
) {
  // Goes out with the first rows, so that their failure still is an answer of its own.
  let head = BYTE_ORDER_MARK + stringify([columns.map((column) => column.head)], FORM);
  for await (const batch of batches) {
    const lines = batch.map((row) =>
      columns.map(({ kind, cell }) => (kind === 'text' ? csvText : csvFigure)(cell(row))),
    );
    yield head + stringify(lines, FORM);
    head = '';
  }
  if (head) yield head;
}

const isoDay = (tz: string) => new Intl.DateTimeFormat('en-CA', { timeZone: tz }).format();
