import { Injectable } from '@nestjs/common';
import type { SiteAction } from '@portico/contracts/audit/actions';
import type { WithdrawalStatement } from '@portico/contracts/withdrawals/schema';
import type { Withdrawal, WithdrawalState } from '@portico/contracts/withdrawals/staff/schema';
import { AuditWriter, SYSTEM, type AuditActor } from '../../core/audit/audit-writer.repository.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import type { Database } from '../../core/db/database.ts';
import { ProblemError } from '../../http/problem/problem.ts';
import { InvoicesRepository } from '../invoices/invoices.repository.ts';
import type { RefundRow } from '../invoices/refund.table.ts';
import { MessageOutbox } from '../messages/message-outbox.ts';
import { RefundRequestService } from '../refunds/refund-request.service.ts';
import { contractNames } from './contract-names.ts';
import { doubtAbout } from './withdrawal-rights.ts';
import type { WithdrawalRow } from '../invoices/withdrawal.table.ts';
import { WithdrawalsRepository, type Decision } from './withdrawals.repository.ts';

const seconds = (time: Date): number => Math.floor(time.getTime() / 1000);

/** What a decision about a statement has led to. */
interface Decided {
  state: WithdrawalState;
  /** To be sent to the provider. */
  refund?: RefundRow;
}

/** Statements of withdrawal: stored and confirmed at once, and decided once (docs/decisions/0097). */
@Injectable()
export class WithdrawalsService {
  constructor(
    private readonly database: DatabaseService,
    private readonly withdrawals: WithdrawalsRepository,
    private readonly invoices: InvoicesRepository,
    private readonly refunds: RefundRequestService,
    private readonly outbox: MessageOutbox,
    private readonly audit: AuditWriter,
  ) {}

  /**
   * Stores a statement with its confirmation. Whether a purchase matches is looked up afterwards, so that neither the
   * answer nor its time tells.
   * @returns epoch seconds of its arrival
   */
  async state(statement: WithdrawalStatement): Promise<number> {
    return this.database.db.transaction(async (tx) => {
      const row = await this.withdrawals.add(tx, statement);
      const { name, contract } = statement;
      await this.outbox.write(tx, [
        {
          kind: 'withdrawal.received',
          facts: { name, contract },
          event: `withdrawal.received ${row.id}`,
          withdrawalId: row.id,
        },
      ]);
      return seconds(row.receivedAt);
    });
  }

  /** Decides about a statement that nobody has looked at, or leaves it to the team. */
  decide(id: string): Promise<Decided | undefined> {
    return this.database.db.transaction(async (tx) => {
      const statement = await this.withdrawals.lock(tx, id);
      if (statement?.state !== 'received') return undefined;
      const found = await this.withdrawals.findPurchases(
        tx,
        contractNames(statement.contract ?? ''),
        statement,
      );
      const [invoiceId, ...others] = found;
      if (invoiceId === undefined || others.length > 0)
        return this.leaveOpen(tx, statement, { doubt: 'unmatched', invoiceId: null });
      const doubt = await this.doubt(tx, statement, invoiceId);
      if (doubt) return this.leaveOpen(tx, statement, { doubt, invoiceId });
      return this.accept(tx, statement, invoiceId, SYSTEM);
    });
  }

  /**
   * A member's decision.
   * @throws ProblemError 404, 409 where another member was faster, or where the purchase cannot be refunded
   */
  resolve(
    id: string,
    { invoiceId, reason }: { invoiceId?: string | undefined; reason: string },
    by: AuditActor,
  ): Promise<Decided> {
    return this.database.db.transaction(async (tx) => {
      const statement = await this.withdrawals.lock(tx, id);
      if (!statement) throw new ProblemError(404, 'Withdrawal not found.');
      if (statement.state !== 'open')
        throw new ProblemError(409, 'Another member has decided about this withdrawal.', {
          kind: 'already-decided',
        });
      if (invoiceId !== undefined) return this.accept(tx, statement, invoiceId, by, reason);
      await this.withdrawals.decide(tx, id, { state: 'rejected', reason });
      await this.record(tx, statement, by, { action: 'withdrawal.reject', detail: { reason } });
      await this.tell(tx, statement, 'withdrawal.rejected', reason);
      return { state: 'rejected' as const };
    });
  }

  /** Statements that wait for the team. Audited. */
  async list(by: AuditActor): Promise<Withdrawal[]> {
    const rows = await this.withdrawals.listOpen();
    await this.audit.write<SiteAction>(this.database.db, {
      ...by,
      action: 'customer.list',
      target: 'withdrawals:open',
      detail: { withdrawals: rows.length },
    });
    return rows.map((row) => ({
      withdrawalId: row.id,
      name: row.name ?? '',
      contract: row.contract ?? '',
      email: row.email ?? '',
      receivedAt: seconds(row.receivedAt),
      state: row.state,
      doubt: row.doubt,
      invoiceId: row.invoiceId,
      userId: row.buyerId,
    }));
  }

  private async doubt(tx: Database, { receivedAt }: WithdrawalRow, invoiceId: string) {
    const invoice = await this.invoices.lock(tx, invoiceId, 'update');
    if (!invoice) return 'unmatched' as const;
    // The buyer has said it again.
    if (invoice.withdrawnAt !== null) return undefined;
    const isConfirmed = await this.withdrawals.isReceiptSent(tx, invoiceId);
    return doubtAbout(invoice, receivedAt, isConfirmed);
  }

  private async leaveOpen(
    tx: Database,
    { id }: WithdrawalRow,
    decision: Omit<Extract<Decision, { state: 'open' }>, 'state'>,
  ): Promise<Decided> {
    await this.withdrawals.decide(tx, id, { state: 'open', ...decision });
    return { state: 'open' };
  }

  /** Ends a purchase under its lock: everything that is left is refunded, which takes the slots. */
  private async accept(
    tx: Database,
    statement: WithdrawalRow,
    invoiceId: string,
    by: AuditActor,
    reason?: string,
  ): Promise<Decided> {
    const invoice = await this.invoices.lock(tx, invoiceId, 'update');
    if (!invoice) throw new ProblemError(404, 'Invoice not found.');
    const isRepeated = invoice.withdrawnAt !== null;
    const refund = isRepeated ? undefined : await this.refunds.requestWhole(tx, invoice, by);
    await this.withdrawals.markPurchase(tx, invoiceId, statement.receivedAt);
    await this.withdrawals.decide(tx, statement.id, { state: 'accepted', invoiceId });
    await this.record(tx, statement, by, {
      action: 'withdrawal.accept',
      detail: { invoice: invoiceId, ...(reason !== undefined && { reason }) },
    });
    await this.tell(tx, statement, 'withdrawal.accepted', null);
    return { state: 'accepted', ...(refund && { refund }) };
  }

  private record(
    tx: Database,
    { id }: WithdrawalRow,
    by: AuditActor,
    entry: { action: SiteAction; detail: Record<string, string> },
  ): Promise<void> {
    return this.audit.write<SiteAction>(tx, { ...by, ...entry, target: `withdrawal:${id}` });
  }

  private tell(
    tx: Database,
    { id, contract }: WithdrawalRow,
    kind: 'withdrawal.accepted' | 'withdrawal.rejected',
    reason: string | null,
  ): Promise<void> {
    const facts = { contract: contract ?? '' };
    return this.outbox.write(tx, [
      kind === 'withdrawal.accepted'
        ? { kind, facts, event: `${kind} ${id}`, withdrawalId: id }
        : {
            kind,
            facts: { ...facts, reason: reason ?? '' },
            event: `${kind} ${id}`,
            withdrawalId: id,
          },
    ]);
  }
}
