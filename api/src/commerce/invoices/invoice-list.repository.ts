import { Injectable } from '@nestjs/common';
import { sql, type SQL } from 'drizzle-orm';
import type {
  getInvoicesContract,
  InvoicePage,
  InvoiceSort,
} from '@portico/contracts/invoices/schema';
import type { RefundStatus } from '@portico/contracts/invoices/refund';
import { paymentStateOf, type PaymentStateFacts } from '@portico/contracts/rules/payment-state';
import { parseInvoiceNumber } from '@portico/contracts/rules/invoice-number';
import { rowsOf } from '../../core/db/database.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import type { InputOf } from '../../http/contract/contract.decorator.ts';
import { IMPORT } from './imported.ts';
import { invoiceNumber } from './invoice-number.ts';

const PAGE_SIZE = 10;
/** The banner names five invoices; a sixth one shows that there are more. */
const MAX_AWAITING = 6;

/** Column names are taken from this list, never from the request. */
const COLUMNS: Record<InvoiceSort, SQL> = {
  invoiceId: sql.raw('id collate "C"'),
  createdAt: sql.raw('created_at'),
  amount: sql.raw('amount'),
  status: sql.raw('status'),
};
const DIRECTIONS = { asc: sql.raw('asc'), desc: sql.raw('desc') };

/** Slots of an invoice that are in use. */
const USED_SLOTS = sql.raw(
  '(select count(guild_id)::int from licence_slots where licence_slots.invoice_id = invoices.id)',
);

/** Matches substrings of id, plan and number, and whole numbers in notations such as `# 000 003`. */
function searchCondition(q = ''): SQL {
  const text = q.trim().toLowerCase();
  if (text === '') return sql``;
  const number = parseInvoiceNumber(text);
  const isNumber = number === undefined ? sql`` : sql` or number = ${number}`;
  return sql` and (position(${text} in lower(id || ' ' || plan || ' ' || coalesce(plan_name, '') || ' ' || coalesce(number::text, stripe_number, ''))) > 0${isNumber})`;
}

type Item = InvoicePage['invoices'][number];
type Listed = Omit<Item, 'state'> &
  Omit<PaymentStateFacts, 'refunds'> & {
    providerNumber: string | null;
    newestRefund: RefundStatus | null;
  };

/** An invoice of the list, with the state that its facts make. */
function viewListed({ number, providerNumber, newestRefund, ...row }: Listed): Item {
  const { invoiceId, plan, planName, amount, currency, status } = row;
  const { createdAt, serverCount, authorizedCount, pendingServers } = row;
  return {
    ...{ invoiceId, plan, planName, amount, currency, status, createdAt },
    ...{ serverCount, authorizedCount, pendingServers },
    state: paymentStateOf({ ...row, refunds: newestRefund ? [{ status: newestRefund }] : [] }),
    number: invoiceNumber({ number: number === null ? null : Number(number), providerNumber }),
  };
}

/** A user's invoices, page by page. The database filters, searches and sorts. */
@Injectable()
export class InvoiceListRepository {
  constructor(private readonly database: DatabaseService) {}

  async page(
    userId: string,
    { page, sortBy, sortDirection, filter, q }: InputOf<typeof getInvoicesContract>['query'],
  ): Promise<InvoicePage> {
    const { db } = this.database;
    const isOwn = sql`user_id = ${userId}`;
    const status = filter === 'all' ? sql`` : sql` and status = ${filter}`;
    const where = sql`${isOwn}${status}${searchCondition(q)}`;
    const direction = DIRECTIONS[sortDirection];
    const order = sql`${COLUMNS[sortBy]} ${direction}, id collate "C" ${direction}`;
    // The inner query needs an index only; the outer query reads the ten rows of the page.
    const list = await rowsOf<Listed>(
      db,
      sql`select id as "invoiceId", number::text, stripe_number as "providerNumber", plan, coalesce(plan_name, plan) as "planName", amount, currency, status,
          dispute, refunded_amount as "refundedAmount", paid_amount as "paidAmount", refunding_since is not null as "isRefunding",
          checkout_open as payable, floor(extract(epoch from cancelled_at))::int as "canceledAt", grant_id is not null as "isComplimentary",
          coalesce(starts_with(grant_id, ${IMPORT}), false) as "isImported",
          case when discord_entitlement_id is null then null when is_test then 'test' else 'bought' end as discord,
          floor(extract(epoch from withdrawal_at))::int as "withdrawnAt",
          (select status from refunds where invoice_id = invoices.id order by requested_at desc, id limit 1) as "newestRefund",
          floor(extract(epoch from created_at))::int as "createdAt", servers as "serverCount",
          case when gift_code_hash is null then ${USED_SLOTS} else 0 end as "authorizedCount",
          case when status = 'completed' and refunding_since is null and gift_code_hash is null then servers - ${USED_SLOTS} else 0 end as "pendingServers"
        from (
          select id from invoices where ${where} order by ${order}
          limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}
        ) as page join invoices using (id)
        order by ${order}`,
    );
    const [counted] = await rowsOf<{ total: number }>(
      db,
      sql`select count(*)::int as total from invoices where ${where}`,
    );
    const waiting = await rowsOf<InvoicePage['awaiting'][number]>(
      db,
      sql`select waiting.invoice_id as "invoiceId", waiting.slots as "pendingServers",
          gift_code_hash is not null as "isGift"
        from (
          select invoice_id, count(*)::int as slots from licence_slots
          where ${isOwn} and guild_id is null and revoked_at is null group by invoice_id
        ) as waiting join invoices on invoices.id = waiting.invoice_id
        order by created_at desc, id limit ${MAX_AWAITING}`,
    );
    const awaiting = waiting.map(({ isGift, ...slots }) => ({
      ...slots,
      ...(isGift && { isGift }),
    }));
    const total = counted?.total ?? 0;
    return {
      invoices: list.map(viewListed),
      total,
      totalPages: Math.ceil(total / PAGE_SIZE),
      awaiting,
    };
  }
}
