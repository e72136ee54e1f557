import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { SiteAction } from '@portico/contracts/audit/actions';
import type { Plan } from '@portico/contracts/store/schema';
import { AuditWriter, type AuditActor } from '../../core/audit/audit-writer.repository.ts';
import type { Database } from '../../core/db/database.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import { LiveSite } from '../../core/site/live-site.ts';
import { ProblemError } from '../../http/problem/problem.ts';
import { writeLedger } from '../ledger/ledger.repository.ts';
import type { LedgerEntry } from '../ledger/ledger.table.ts';
import { notifyBotOfImport } from '../licenses/license-events.repository.ts';
import { MessageOutbox } from '../messages/message-outbox.ts';
import { plansOf } from '../store/plans.ts';
import { differenceOf } from './difference-of.ts';
import { FileIds } from './file-ids.ts';
import { ImportCount } from './import-count.ts';
import type { ImportReport } from './import-report.ts';
import { ImportsRepository, type NewLicense } from './imports.repository.ts';
import { columnsOf, licenseRowOf, type Column, type LicenseRow } from './license-row.ts';
import { CsvError, readCsv, type CsvRecord } from './read-csv.ts';

/** Rows of one statement. */
const BATCH = 500;
/** Entries of one statement, below PostgreSQL's limit of parameters. */
const MAX_ENTRIES = 2000;

/**
 * Licenses that an operator's customers have from another shop. Each is complimentary here: it has slots and servers, and no
 * money. One transaction writes the whole file or nothing, so that a corrected file is simply imported again.
 */
@Injectable()
export class ImportLicensesService {
  constructor(
    private readonly database: DatabaseService,
    private readonly imports: ImportsRepository,
    private readonly audit: AuditWriter,
    private readonly site: LiveSite,
    private readonly outbox: MessageOutbox,
  ) {}

  /**
   * @param file path of a CSV file (docs/import-licenses.md)
   * @param how.isMailed owners with an address in the file get an email, once
   * @throws ProblemError 404 for no file, 409 while another import runs
   */
  async run(
    file: string,
    { isDryRun, isMailed, by }: { isDryRun: boolean; isMailed: boolean; by: AuditActor },
  ): Promise<ImportReport> {
    const count = new ImportCount();
    try {
      await this.database.db.transaction(async (tx) => {
        if (!(await this.imports.lock(tx))) throw otherImport();
        const before = await this.imports.lastLedgerId(tx);
        await this.importAll(tx, file, count, isMailed);
        if (count.problemCount > 0 || isDryRun) throw new NothingWritten();
        if (count.created === 0) return;
        const { rows, created, slots, servers, mailed } = count;
        await this.audit.write<SiteAction>(tx, {
          ...by,
          action: 'license.import',
          target: `import:${basename(file)}`,
          detail: { rows, created, slots, servers, mailed },
        });
        await notifyBotOfImport(tx, before);
      });
    } catch (error) {
      if (!(error instanceof NothingWritten)) throw error;
    }
    return count.report(isDryRun);
  }

  private async importAll(
    tx: Database,
    file: string,
    count: ImportCount,
    isMailed: boolean,
  ): Promise<void> {
    const ids = new FileIds();
    const plans = plansOf(this.site);
    let columns: Column[] | undefined;
    let batch: CsvRecord[] = [];
    const write = async (): Promise<void> => {
      const rows = rowsOfBatch(batch, { columns: columns ?? [], plans, ids, count });
      const licenses = await this.importRows(tx, rows, count);
      if (isMailed) await this.tell(tx, licenses, count);
      batch = [];
    };
    try {
      for await (const record of readCsv(createReadStream(file))) {
        if (!columns) columns = headOf(record);
        else if (batch.push(record) === BATCH) await write();
      }
      if (!columns) throw new CsvError(1, 'The file is empty. Its first line names the columns.');
      await write();
    } catch (error) {
      if (error instanceof CsvError) count.add({ line: error.line, problem: error.message });
      else throw readable(error, file);
    }
  }

  private async importRows(
    tx: Database,
    rows: LicenseRow[],
    count: ImportCount,
  ): Promise<NewLicense[]> {
    const found = await this.imports.find(
      tx,
      rows.map(({ id }) => id),
    );
    const stored = new Map(found.map((license) => [license.id, license]));
    const fresh: LicenseRow[] = [];
    for (const row of rows) {
      const license = stored.get(row.id);
      if (!license) {
        fresh.push(row);
        continue;
      }
      const difference = differenceOf(row, license);
      if (difference) count.add(difference);
      else count.existing += 1;
    }
    if (fresh.length === 0) return [];
    const licenses = await this.imports.create(tx, fresh);
    const covered = await this.imports.createSlots(tx, licenses);
    for (const { line, guildIds } of fresh) {
      for (const id of guildIds.filter((guild) => !covered.has(guild))) {
        const problem = `The server ${id} has a license here. Remove it from this row, or let the owner of that license release it first.`;
        count.add({ line, column: 'server_ids', problem });
      }
    }
    const entries = licenses.flatMap(entriesOf);
    for (let from = 0; from < entries.length; from += MAX_ENTRIES)
      await writeLedger(tx, entries.slice(from, from + MAX_ENTRIES));
    count.addLicenses(licenses);
    return licenses;
  }

  private async tell(tx: Database, licenses: NewLicense[], count: ImportCount): Promise<void> {
    const addressed = licenses.filter(({ email }) => email !== null);
    count.mailed += addressed.length;
    await this.outbox.write(
      tx,
      addressed.map(({ invoiceId, userId, servers }) => ({
        kind: 'license.imported',
        facts: { servers },
        event: `license.imported ${invoiceId}`,
        invoiceId,
        userId,
      })),
    );
  }
}

/** The valid rows. */
function rowsOfBatch(
  batch: readonly CsvRecord[],
  {
    columns,
    plans,
    ids,
    count,
  }: { columns: Column[]; plans: Plan[]; ids: FileIds; count: ImportCount },
): LicenseRow[] {
  return batch.flatMap((record) => {
    count.rows += 1;
    const row = licenseRowOf(record, columns, plans);
    const problems = Array.isArray(row) ? row : ids.problemsOf(row);
    problems.forEach((problem) => count.add(problem));
    if (Array.isArray(row)) return [];
    count.look(row);
    return problems.length > 0 ? [] : [row];
  });
}

function headOf({ line, cells }: CsvRecord): Column[] {
  try {
    return columnsOf(cells);
  } catch (error) {
    throw new CsvError(line, (error as Error).message);
  }
}

function entriesOf({ invoiceId, userId, servers, guildIds }: NewLicense): LedgerEntry[] {
  const entry = { invoiceId, userId, source: 'import' };
  return [
    { ...entry, kind: 'license.imported' },
    { ...entry, kind: 'slots.made', slots: servers },
    ...guildIds.map((guildId, index) => ({
      ...{ ...entry, kind: 'server.authorized' as const, guildId, slotPosition: index + 1 },
    })),
  ];
}

/** Rolls back a dry run, and an import with problems. */
class NothingWritten extends Error {}

const otherImport = (): ProblemError =>
  new ProblemError(409, 'Another import is running. Wait until it has ended.');

function readable(error: unknown, file: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new ProblemError(404, `There is no file ${file}.`);
  if (code === 'EACCES' || code === 'EISDIR')
    return new ProblemError(403, `The user of the site cannot read the file ${file}.`);
  return error;
}
