import { createWriteStream } from 'node:fs';
import { link, unlink } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import type { SiteAction } from '@portico/contracts/audit/actions';
import { moneyText } from '@portico/sdk/rules/money';
import { AuditWriter, type AuditActor } from '../../core/audit/audit-writer.repository.ts';
import type { Database } from '../../core/db/database.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import { csvPieces, type CsvColumn } from '../../http/csv/csv.ts';
import { ProblemError } from '../../http/problem/problem.ts';
import { isoTime } from './difference-of.ts';
import { ImportsRepository, type StoredLicense } from './imports.repository.ts';
import { COLUMNS, type Column } from './license-row.ts';

const PAGE_SIZE = 1000;

const CELLS: Record<Column, (license: StoredLicense) => string> = {
  id: ({ id }) => id,
  discord_user_id: ({ userId }) => userId,
  plan: ({ plan }) => plan,
  servers: ({ servers }) => String(servers),
  server_ids: ({ guildIds }) => guildIds.join(' '),
  bought_at: ({ boughtAt }) => isoTime(boughtAt),
  amount: ({ amount, currency }) => (amount === null ? '' : moneyText(amount, currency)),
  currency: ({ amount, currency }) => (amount === null ? '' : currency),
  email: ({ email }) => email ?? '',
  note: ({ note }) => note ?? '',
};
const FILE_COLUMNS = COLUMNS.map((head): CsvColumn<StoredLicense> => ({
  head,
  kind: 'text',
  cell: CELLS[head],
}));

/** Writes all valid licenses in the columns of an import: bought, granted and imported ones. */
@Injectable()
export class ExportLicensesService {
  constructor(
    private readonly database: DatabaseService,
    private readonly imports: ImportsRepository,
    private readonly audit: AuditWriter,
  ) {}

  /**
   * The file appears when it is complete, and only its owner can read it.
   * @throws ProblemError 409 where the file exists
   */
  async run(file: string, by: AuditActor): Promise<{ file: string; licenses: number }> {
    const partial = `${file}.${process.pid}.part`;
    let licenses = 0;
    const { imports } = this;
    async function* counted(tx: Database) {
      for await (const rows of imports.list(tx, PAGE_SIZE)) {
        licenses += rows.length;
        yield rows;
      }
    }
    try {
      // One snapshot.
      await this.database.db.transaction(
        async (tx) => {
          await pipeline(
            Readable.from(csvPieces(FILE_COLUMNS, counted(tx))),
            createWriteStream(partial, { flags: 'wx', mode: 0o600 }),
          );
          const detail = { licenses };
          const target = `export:${basename(file)}`;
          await this.audit.write<SiteAction>(tx, {
            ...by,
            action: 'license.export',
            target,
            detail,
          });
        },
        { isolationLevel: 'repeatable read' },
      );
      // Unlike a rename, a link never replaces a file that was created meanwhile.
      await link(partial, file).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') throw new ProblemError(409, `${file} already exists.`);
        throw error;
      });
    } finally {
      await unlink(partial).catch(() => undefined);
    }
    return { file, licenses };
  }
}
