import { z } from 'zod';

/**
 * A backup is a gzip file of JSON lines: a header, then for each table its name and columns as an
 * array and its rows as objects in the database's own notation, and the totals. PGlite and
 * PostgreSQL read the same format.
 */
export const FORMAT = 'portico-backup';

export const BackupHead = z.object({
  format: z.literal(FORMAT),
  version: z.literal(1),
  /** Number of migrations of the database. */
  schema: z.int(),
  /** Epoch seconds. */
  createdAt: z.int(),
});
export type BackupHead = z.infer<typeof BackupHead>;

export const TableLine = z.tuple([z.string(), z.array(z.string()).min(1)]);
export const EndLine = z.tuple([z.literal(''), z.object({ tables: z.int(), rows: z.int() })]);

/** Result of a backup or a restore. */
export interface BackupCount {
  file: string;
  tables: number;
  rows: number;
}

/** Splits at line feeds only, because texts may contain other line breaks. */
export async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const pieces: Buffer[] = [];
  for await (const chunk of chunks) {
    let from = 0;
    for (let newline = chunk.indexOf(10); newline !== -1; newline = chunk.indexOf(10, from)) {
      pieces.push(chunk.subarray(from, newline));
      yield Buffer.concat(pieces.splice(0)).toString('utf8');
      from = newline + 1;
    }
    pieces.push(chunk.subarray(from));
  }
  const rest = Buffer.concat(pieces);
  if (rest.length > 0) yield rest.toString('utf8');
}
