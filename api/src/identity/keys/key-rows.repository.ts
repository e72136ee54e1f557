import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { AuditActor, AuditWriter } from '../../core/audit/audit-writer.repository.ts';
import type { Database } from '../../core/db/database.ts';
import type { DatabaseService } from '../../core/db/database.service.ts';
import type { keyColumns } from './key-columns.table.ts';

type KeyTable = PgTable & Record<keyof ReturnType<typeof keyColumns>, PgColumn>;

/** One kind of keys. Its audit entries are `<noun>.add` and `<noun>.revoke` of `<noun>:<id>`. */
interface KeyKind<Table extends KeyTable> {
  noun: 'deploy-key' | 'ingest-key' | 'smoke-key';
  table: Table;
  /** Detail of the audit entry, without the hash. */
  auditDetail: (row: Table['$inferSelect']) => Record<string, unknown>;
}

/** The rows of one kind of bearer key. Creation and revocation are audited. */
export class KeyRows<Table extends KeyTable> {
  constructor(
    private readonly database: DatabaseService,
    private readonly audit: AuditWriter,
    /** Age in days at which keys end; 0: never. */
    private readonly maxDays: number,
    private readonly kind: KeyKind<Table>,
  ) {}

  /** @param db a transaction that the creation belongs to */
  async add(
    key: Table['$inferInsert'],
    by: AuditActor,
    db: Database = this.database.db,
  ): Promise<void> {
    const { noun, table } = this.kind;
    await db.transaction(async (tx) => {
      const [row] = await tx.insert<KeyTable>(table).values(key).returning();
      await this.audit.write(tx, { ...by, action: `${noun}.add`, ...this.entry(row) });
    });
  }

  /** Finds a key that is neither revoked nor too old, and records its use at most once a minute. */
  async findValid(hash: string): Promise<Table['$inferSelect'] | undefined> {
    const { db } = this.database;
    const table: KeyTable = this.kind.table;
    const [key] = await db
      .select()
      .from(table)
      .where(and(eq(table.hash, hash), isNull(table.revokedAt), this.isYoung(table.createdAt)));
    if (!key) return undefined;
    await db
      .update(table)
      .set({ lastUsedAt: sql`now()` })
      .where(
        and(
          eq(table.hash, hash),
          sql`coalesce(${table.lastUsedAt}, 'epoch') < now() - interval '1 minute'`,
        ),
      );
    return key;
  }

  async all(db: Database = this.database.db): Promise<Table['$inferSelect'][]> {
    const table: KeyTable = this.kind.table;
    return db.select().from(table).orderBy(asc(table.createdAt));
  }

  /** Whether a key is neither revoked nor too old. */
  async hasValid(db: Database = this.database.db): Promise<boolean> {
    const table: KeyTable = this.kind.table;
    const [key] = await db
      .select({ id: table.id })
      .from(table)
      .where(and(isNull(table.revokedAt), this.isYoung(table.createdAt)))
      .limit(1);
    return key !== undefined;
  }

  /**
   * @param db a transaction that the revocation belongs to
   * @returns false when no valid key has this id
   */
  async revoke(id: string, by: AuditActor, db: Database = this.database.db): Promise<boolean> {
    const { noun, table } = this.kind;
    return db.transaction(async (tx) => {
      const [row] = await tx
        .update<KeyTable>(table)
        .set({ revokedAt: sql`now()` })
        .where(and(eq(table.id, id), isNull(table.revokedAt)))
        .returning();
      if (!row) return false;
      await this.audit.write(tx, { ...by, action: `${noun}.revoke`, ...this.entry(row) });
      return true;
    });
  }

  /** By the clock of the database. */
  private isYoung(createdAt: PgColumn): SQL | undefined {
    if (this.maxDays === 0) return undefined;
    return sql`${createdAt} > now() - make_interval(days => ${this.maxDays}::int)`;
  }

  private entry(row: unknown) {
    const { noun, auditDetail } = this.kind;
    const key = row as Table['$inferSelect'] & { id: string };
    return { target: `${noun}:${key.id}`, detail: auditDetail(key) };
  }
}
