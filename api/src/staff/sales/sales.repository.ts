import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import type { SalesQuery } from '@portico/contracts/sales/schema';
import { rowsOf } from '../../core/db/database.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import type { LedgerKind } from '../../commerce/ledger/ledger.table.ts';

/** The ledger's entries of money, the grants of complimentary licenses, and purchases in Discord. */
const KINDS = [
  'payment.received',
  'payment.refunded',
  'refund.failed',
  'payment.disputed',
  'payment.reinstated',
  'license.granted',
  'license.sold',
] as const satisfies LedgerKind[];

/** Entries of one kind, plan and currency in a day or month. */
export interface LedgerSum {
  /** First day of the day or month, `YYYY-MM-DD`, UTC. */
  start: string;
  kind: (typeof KINDS)[number];
  plan: string;
  currency: string;
  entries: number;
  /** In the smallest unit of the currency. */
  amount: number;
}

@Injectable()
export class SalesRepository {
  constructor(private readonly database: DatabaseService) {}

  /** Sums of purchases by day or month, kind, plan and currency: one statement for any period. */
  sums({ from, to, by }: SalesQuery): Promise<LedgerSum[]> {
    const start = sql`to_char(date_trunc(${by}::text, ledger.at at time zone 'UTC'), 'YYYY-MM-DD')`;
    return rowsOf<LedgerSum>(
      this.database.db,
      sql`select ${start} as start, ledger.kind, invoices.plan, invoices.currency, count(*)::int as entries,
          coalesce(sum(ledger.amount), 0)::float8 as amount
        from ledger join invoices on invoices.id = ledger.invoice_id
        where ledger.at >= ${from}::date::timestamp at time zone 'UTC'
          and ledger.at < (${to}::date + 1)::timestamp at time zone 'UTC'
          and ledger.kind in (${sql.join(
            KINDS.map((kind) => sql`${kind}`),
            sql`, `,
          )})
        group by 1, 2, 3, 4`,
    );
  }
}
