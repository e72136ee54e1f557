import { Injectable } from '@nestjs/common';
import { sql, type SQL } from 'drizzle-orm';
import { SHOWN_DAYS, type WaitingKind } from '@portico/contracts/desk/open-work';
import { rowsOf } from '../../core/db/database.ts';
import { DatabaseService } from '../../core/db/database.service.ts';

/** The invoices of each kind, once for the count and the list: id, since when, and a note. */
const WAITING: Record<WaitingKind, SQL> = {
  payments: sql`select id, created_at as since, null::text as note from invoices where status = 'pending'`,
  disputes: sql`select id, coalesce(
      (select max(at) from ledger where invoice_id = invoices.id and kind = 'payment.disputed'),
      created_at) as since, null::text as note
    from invoices where dispute = 'open'`,
  warnings: sql`select id, fraud_warned_at as since, null::text as note from invoices
    where fraud_warned_at > now() - make_interval(days => ${SHOWN_DAYS.warnings})
      and status = 'completed' and dispute is null and refunding_since is null and refunded_amount = 0`,
  // Only the last refund of an invoice counts: another one may have succeeded since.
  refunds: sql`select last.invoice_id as id, last.since, last.note
    from (select distinct on (invoice_id) invoice_id, status, settled_at as since, failure as note
      from refunds order by invoice_id, requested_at desc, id desc) as last
    join invoices on invoices.id = last.invoice_id
    where last.status in ('refused', 'failed') and invoices.status <> 'refunded'
      and last.since > now() - make_interval(days => ${SHOWN_DAYS.refunds})`,
  mails: sql`select invoice_id as id, settled_at as since, kind as note
    from messages where outcome in ('refused', 'gave-up')
      and settled_at > now() - make_interval(days => ${SHOWN_DAYS.mails})`,
};

/** More than a member reads at once; bounds the answer. */
const MAX_LISTED = 100;

/** An invoice that waits for the team. Times in epoch seconds. */
export interface WaitingRow {
  invoiceId: string;
  number: number | null;
  providerNumber: string | null;
  userId: string;
  username: string | null;
  plan: string;
  amount: number;
  currency: string;
  since: number;
  note: string | null;
}

/** Invoices that wait for a member of the team. */
@Injectable()
export class WaitingInvoicesRepository {
  constructor(private readonly database: DatabaseService) {}

  /** @returns their number, and since when the oldest waits; null: there are none */
  async count(kind: WaitingKind): Promise<{ count: number; since: number | null }> {
    const [row] = await rowsOf<{ count: number; since: number | null }>(
      this.database.db,
      sql`select count(*)::int as count, floor(extract(epoch from min(since)))::int as since
        from (${WAITING[kind]}) as waiting`,
    );
    return row ?? { count: 0, since: null };
  }

  /** Oldest first. */
  list(kind: WaitingKind): Promise<WaitingRow[]> {
    return rowsOf<WaitingRow>(
      this.database.db,
      sql`select invoices.id as "invoiceId", invoices.number::float8 as number,
          invoices.stripe_number as "providerNumber", invoices.user_id as "userId", users.username,
          invoices.plan, invoices.amount, invoices.currency,
          floor(extract(epoch from waiting.since))::int as since, waiting.note
        from (${WAITING[kind]}) as waiting join invoices on invoices.id = waiting.id
        left join users on users.id = invoices.user_id
        order by waiting.since, invoices.id collate "C", waiting.note limit ${MAX_LISTED}`,
    );
  }
}
