import { z } from 'zod';

/**
 * The file is gzip over lines of JSON: a head, then each table's name and columns as an array,
 * followed by its rows as objects exactly as the database wrote them, and the sums. It fits PGlite and
 * PostgreSQL alike.
 */
export const FORMAT = 'portico-backup';

export const BackupHead = z.object({
  format: z.literal(FORMAT),
  version: z.literal(1),
  /** Migrations that the database had had. */
  schema: z.int(),
  /** Epoch seconds. */
  createdAt: z.int(),
});
export type BackupHead = z.infer<typeof BackupHead>;

export const TableLine = z.tuple([z.string(), z.array(z.string()).min(1)]);
export const EndLine = z.tuple([z.literal(''), z.object({ tables: z.int(), rows: z.int() })]);

/** What a backup or a restore did. */
export interface BackupCount {
  file: string;
  tables: number;
  rows: number;
}

/** Splits at line feeds alone: other line ends may stand in texts as they are. */
export async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const parts: Buffer[] = [];
  for await (const chunk of chunks) {
    let from = 0;
    for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, from)) {
      parts.push(chunk.subarray(from, at));
      yield Buffer.concat(parts.splice(0)).toString('utf8');
      from = at + 1;
    }
    parts.push(chunk.subarray(from));
  }
  const rest = Buffer.concat(parts);
  if (rest.length > 0) yield rest.toString('utf8');
}
