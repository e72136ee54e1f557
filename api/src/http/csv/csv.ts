import { stringify } from 'csv-stringify/sync';
import { csvFigure, csvFileName, csvText } from '@portico/sdk/rules/csv';
import { dayjs } from '@portico/sdk/rules/time/dayjs';
import { StreamedBody } from '../answer/streamed-body.ts';

/** One column of a CSV file. Cells are escaped so that no spreadsheet reads one as a formula. */
export interface CsvColumn<Row> {
  head: string;
  /** `text`: free text of users. `figure`: ids, dates and amounts of a fixed format. */
  kind: 'text' | 'figure';
  cell: (row: Row) => string;
}

/** RFC 4180. All Unicode line breaks are quoted, because readers differ in what ends a line. */
const FORM = { record_delimiter: '\r\n', quoted_match: /[\r\n\u0085\u2028\u2029]/ };
/** Spreadsheets detect UTF-8 by it. */
const BYTE_ORDER_MARK = '\uFEFF';

interface CsvFile<Row> {
  /** Part of the file name. */
  name: string;
  columns: readonly CsvColumn<Row>[];
  batches: AsyncIterable<readonly Row[]>;
  /** Time zone of the date in the file name. */
  tz: string;
}

/** A streamed CSV file with commas, a byte-order mark, and the ISO date in its name (spec 1 §9). */
export function csvFile<Row>({ name, columns, batches, tz }: CsvFile<Row>): StreamedBody {
  return new StreamedBody(csvPieces(columns, batches), {
    contentType: 'text/csv; charset=utf-8; header=present',
    fileName: csvFileName(name, isoDay(tz)),
  });
}

/** The text of such a file, in pieces. */
export async function* csvPieces<Row>(
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  // Sent with the first rows, so that an error in them still becomes a problem answer.
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

const isoDay = (tz: string) => dayjs().wallClock(tz).format('YYYY-MM-DD');
