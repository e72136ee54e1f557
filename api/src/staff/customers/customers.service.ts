import { Injectable } from '@nestjs/common';
import type { SiteAction } from '@portico/contracts/audit/actions';
import type { Customer } from '@portico/contracts/customers/schema';
import { parseInvoiceNumber } from '@portico/contracts/rules/invoice-number';
import { AuditWriter, type AuditActor } from '../../core/audit/audit-writer.repository.ts';
import type { Database } from '../../core/db/database.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import { FulfillmentService } from '../../commerce/fulfillment/fulfillment.service.ts';
import { ProblemError } from '../../http/problem/problem.ts';
import { SlotsRepository } from '../../commerce/invoices/slots.repository.ts';
import { PaymentProvider } from '../../commerce/payments/payment-provider.ts';
import { Config } from '../../core/config/config.ts';
import { viewAudit } from '../../core/audit/audit-view.ts';
import { NotesRepository } from '../notes/notes.repository.ts';
import { viewNote } from '../notes/notes.service.ts';
import { viewInvoice, viewLedger } from './customer-view.ts';
import { RefundsRepository } from '../../commerce/invoices/refunds.repository.ts';
import type { InvoiceRow } from '../../commerce/invoices/invoice.table.ts';
import { LimitsService } from '../../http/limits/limits.service.ts';
import { CustomersRepository, type LedgerKey } from './customers.repository.ts';

const MAX_INVOICES = 50;
const MAX_LEDGER = 100;
const MAX_AUDIT = 30;
/** Maximum verifications per invoice and minute, the same as for its buyer. */
const MAX_VERIFY = 10;

interface Found {
  kind: Customer['kind'];
  rows: InvoiceRow[];
  userId: string | undefined;
  ledger: LedgerKey;
}

/** Customer support for purchases: the look-up of a customer, and the verification of a payment. */
@Injectable()
export class CustomersService {
  constructor(
    private readonly database: DatabaseService,
    private readonly config: Config,
    private readonly customers: CustomersRepository,
    private readonly slots: SlotsRepository,
    private readonly notes: NotesRepository,
    private readonly payments: PaymentProvider,
    private readonly refunds: RefundsRepository,
    private readonly fulfillment: FulfillmentService,
    private readonly limits: LimitsService,
    private readonly audit: AuditWriter,
  ) {}

  /**
   * Looks up a customer. Every look-up is audited, also without a result.
   * @param key id of a user, an invoice or a server, or the number of an invoice
   */
  look(key: string, by: AuditActor): Promise<Customer> {
    return this.database.db.transaction(async (tx) => {
      const found = await this.find(tx, key);
      const noun = found.kind === 'unknown' ? 'id' : found.kind;
      const id = found.kind === 'invoice' ? (found.rows[0]?.id ?? key) : key;
      await this.audit.write<SiteAction>(tx, {
        ...by,
        action: 'customer.read',
        target: `${noun}:${id}`,
      });
      const ids = found.rows.map((row) => row.id);
      const slots = await this.customers.slots(tx, ids);
      const webhooks = await this.customers.lastWebhooks(tx, ids);
      const refunds = await this.refunds.listByInvoices(tx, ids);
      const { userId, kind } = found;
      const user = userId === undefined ? undefined : await this.customers.user(tx, userId);
      const uses = await this.slots.longestUses(tx, ids);
      const targets = [
        ...(userId === undefined ? [] : [`user:${userId}`]),
        ...ids.map((each) => `invoice:${each}`),
      ];
      const audit = await this.customers.audit(tx, targets, MAX_AUDIT);
      const notes = userId === undefined ? [] : await this.notes.listByUser(tx, userId);
      const facts = {
        slots,
        webhooks,
        refunds,
        uses,
        now: Math.floor(Date.now() / 1000),
        cooldown: this.config.transferCooldownSeconds,
        paymentUrl: (payment: string) => this.payments.paymentUrl(payment),
      };
      return {
        kind,
        user: userId === undefined ? null : { id: userId, username: user?.username ?? null },
        invoices: found.rows.map((row) => viewInvoice(row, facts)),
        total:
          kind === 'user' && userId !== undefined
            ? await this.customers.countOf(tx, userId)
            : found.rows.length,
        ledger: (await this.customers.ledgerOf(tx, found.ledger, MAX_LEDGER)).map(viewLedger),
        notes: notes.map(viewNote),
        audit: audit.map(viewAudit),
        isTestMode: !this.payments.isLive,
      };
    });
  }

  /**
   * Verifies the payment of an invoice with the payment provider.
   * @throws ProblemError 404 for an unknown invoice, 429 beyond the limit, 503 while the provider
   *   is unavailable
   */
  async verify(
    invoiceId: string,
    by: AuditActor,
  ): Promise<{ before: InvoiceRow['status']; status: InvoiceRow['status'] }> {
    const { db } = this.database;
    const [invoice] = await this.customers.byIds(db, [invoiceId], 1);
    if (!invoice) throw new ProblemError(404, 'Invoice not found.');
    await this.limits.count(`verify ${invoiceId}`, MAX_VERIFY, 60);
    // Audited before the call, regardless of its result.
    await this.audit.write<SiteAction>(db, {
      ...by,
      action: 'invoice.verify',
      target: `invoice:${invoiceId}`,
      detail: { before: invoice.status },
    });
    const fulfilled = await this.fulfillment.fulfill(invoiceId, { by: 'staff' });
    return { before: invoice.status, status: fulfilled?.status ?? invoice.status };
  }

  /**
   * Invoice ids and numbers differ from Discord ids in format and length. A Discord id is a user's,
   * otherwise a server's.
   */
  private async find(tx: Database, id: string): Promise<Found> {
    const number = parseInvoiceNumber(id);
    const [invoice] =
      number === undefined
        ? await this.customers.byIdOrNumber(tx, id)
        : await this.customers.byNumber(tx, number);
    if (invoice) {
      const ledger = { invoiceId: invoice.id };
      return { kind: 'invoice', rows: [invoice], userId: invoice.userId, ledger };
    }
    const own = await this.customers.ofUser(tx, id, MAX_INVOICES);
    if (own.length > 0 || (await this.customers.user(tx, id))) {
      return { kind: 'user', rows: own, userId: id, ledger: { userId: id } };
    }
    const ids = await this.customers.invoicesOfServer(tx, id, MAX_INVOICES);
    const rows = await this.customers.byIds(tx, ids, MAX_INVOICES);
    const kind = rows.length > 0 ? 'server' : 'unknown';
    return { kind, rows, userId: rows[0]?.userId, ledger: { guildId: id } };
  }
}
