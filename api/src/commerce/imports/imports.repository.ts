import { Injectable } from '@nestjs/common';
import { desc, inArray, or, sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../../core/db/database.ts';
import { IMPORT } from '../invoices/imported.ts';
import { newInvoiceId } from '../invoices/invoice-id.ts';
import { invoices } from '../invoices/invoice.table.ts';
import { ledger } from '../ledger/ledger.table.ts';
import type { LicenseRow } from './license-row.ts';

/** Key of the advisory lock of imports (the bytes of "impo"). */
const IMPORT_LOCK = 0x696d706f;

/** A license as the file of an export has it. */
export interface StoredLicense {
  /** Of the operator's list; of a license that was made here, the invoice's. */
  id: string;
  invoiceId: string;
  userId: string;
  plan: string;
  servers: number;
  /** The servers that it covers now; of `find`, those that it was imported with. */
  guildIds: string[];
  /** Epoch seconds. */
  boughtAt: number;
  amount: number | null;
  currency: string;
  email: string | null;
  note: string | null;
  isImported: boolean;
}

/** A license that gets an invoice. */
export type NewLicense = LicenseRow & { invoiceId: string };

/** The row's id of a license, whether it was imported or made here. */
const ID = sql`case when starts_with(invoices.grant_id, ${IMPORT}) then substr(invoices.grant_id, ${sql.raw(String(IMPORT.length + 1))}) else invoices.id end`;
const FACTS = sql`${ID} as id, invoices.id as "invoiceId", invoices.user_id as "userId", invoices.plan,
  invoices.servers, extract(epoch from date_trunc('second', invoices.completed_at))::float8 as "boughtAt",
  case when invoices.grant_id is null then coalesce(invoices.paid_amount, invoices.amount)
    else invoices.imported_amount end as amount,
  invoices.currency, invoices.buyer_email as email, invoices.grant_reason as note,
  coalesce(starts_with(invoices.grant_id, ${IMPORT}), false) as "isImported"`;

/** Licenses as rows of a file. */
@Injectable()
export class ImportsRepository {
  /** Locks imports until the transaction ends. @returns false while another one runs */
  async lock(tx: Database): Promise<boolean> {
    const [row] = await rowsOf<{ isFree: boolean }>(
      tx,
      sql`select pg_try_advisory_xact_lock(${IMPORT_LOCK}::bigint) as "isFree"`,
    );
    return row?.isFree ?? false;
  }

  async lastLedgerId(tx: Database): Promise<number> {
    const [row] = await tx.select({ id: ledger.id }).from(ledger).orderBy(desc(ledger.id)).limit(1);
    return row?.id ?? 0;
  }

  /** The licenses with these ids that are here already, also those that were refunded or withdrawn. */
  find(tx: Database, ids: string[]): Promise<StoredLicense[]> {
    const grants = ids.map((id) => IMPORT + id);
    return rowsOf<StoredLicense>(
      tx,
      sql`select ${FACTS}, (select coalesce(jsonb_agg(ledger.guild_id order by ledger.id), '[]') from ledger
          where ledger.invoice_id = invoices.id and ledger.source = 'import'
            and ledger.kind = 'server.authorized') as "guildIds"
        from invoices
        where ${or(inArray(invoices.id, ids), inArray(invoices.grantId, grants))}`,
    );
  }

  /** Stores invoices that are complete without a payment. @returns the licenses with the ids of their invoices */
  async create(tx: Database, rows: readonly LicenseRow[]): Promise<NewLicense[]> {
    const licenses = rows.map((row) => ({ ...row, invoiceId: newInvoiceId() }));
    await tx.insert(invoices).values(
      licenses.map(({ invoiceId, boughtAt, currency, ...row }) => ({
        id: invoiceId,
        grantId: IMPORT + row.id,
        grantReason: row.note,
        userId: row.userId,
        plan: row.plan,
        servers: row.servers,
        amount: 0,
        paidAmount: 0,
        importedAmount: row.amount,
        ...(currency !== null && { currency }),
        taxBasisPoints: 0,
        buyerEmail: row.email,
        status: 'completed' as const,
        checkoutOpen: false,
        createdAt: boughtAt ?? sql`now()`,
        completedAt: boughtAt ?? sql`now()`,
      })),
    );
    return licenses;
  }

  /**
   * Creates the slots with their servers. Waits for a transaction that authorizes one of the servers.
   * @returns the servers that are covered now. One that is missing has a license already; the caller has to roll back
   */
  async createSlots(tx: Database, licenses: readonly NewLicense[]): Promise<Set<string>> {
    const list = licenses.map(({ invoiceId, userId, servers, guildIds }) => ({
      ...{ invoice: invoiceId, owner: userId, servers, guilds: guildIds },
    }));
    const rows = await rowsOf<{ guild: string }>(
      tx,
      sql`with made as (
          insert into licence_slots (invoice_id, user_id, position, guild_id, authorized_at, active_since)
          select invoice, owner, position, guild,
            case when guild is null then null else now() end, case when guild is null then null else now() end
          from (
            select invoice, owner, position, guilds ->> (position - 1) as guild
            from jsonb_to_recordset(${JSON.stringify(list)}::jsonb)
                as list(invoice text, owner text, servers int, guilds jsonb),
              generate_series(1, servers) as position
          ) as wanted
          order by guild, invoice, position
          on conflict do nothing
          returning guild_id
        ) select guild_id as guild from made where guild_id is not null`,
    );
    return new Set(rows.map(({ guild }) => guild));
  }

  /** All licenses that are valid now, in an order that an import into another site keeps. */
  async *list(tx: Database, pageSize: number): AsyncGenerator<StoredLicense[]> {
    await tx.execute(
      sql`declare exported_licenses no scroll cursor for
        select ${FACTS}, (select coalesce(jsonb_agg(slots.guild_id order by slots.position), '[]')
            from licence_slots as slots
            where slots.invoice_id = invoices.id and slots.guild_id is not null) as "guildIds"
        from invoices
        where invoices.status = 'completed' and invoices.refunding_since is null
        order by date_trunc('second', invoices.completed_at), ${ID} collate "C"`,
    );
    for (;;) {
      const rows = await rowsOf<StoredLicense>(
        tx,
        sql`fetch forward ${sql.raw(String(pageSize))} from exported_licenses`,
      );
      if (rows.length === 0) break;
      yield rows;
    }
    await tx.execute(sql`close exported_licenses`);
  }
}
