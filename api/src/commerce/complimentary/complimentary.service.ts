import { Injectable } from '@nestjs/common';
import type { SiteAction } from '@portico/contracts/audit/actions';
import { AuditWriter, type AuditActor } from '../../core/audit/audit-writer.repository.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import { ProblemError } from '../../http/problem/problem.ts';
import { UsersRepository } from '../../identity/users/users.repository.ts';
import { endLicense } from '../fulfillment/end-license.ts';
import { InvoicesRepository } from '../invoices/invoices.repository.ts';
import type { InvoiceRow } from '../invoices/invoice.table.ts';
import { SlotsRepository } from '../invoices/slots.repository.ts';
import { MessageOutbox } from '../messages/message-outbox.ts';
import { writeLedger } from '../ledger/ledger.repository.ts';
import { ComplimentaryRepository, type Grant } from './complimentary.repository.ts';

/**
 * Licenses without a payment, granted by the team (docs/decisions/0056). The ledger has no money for
 * them, so that they are no revenue.
 */
@Injectable()
export class ComplimentaryService {
  constructor(
    private readonly database: DatabaseService,
    private readonly grants: ComplimentaryRepository,
    private readonly users: UsersRepository,
    private readonly invoices: InvoicesRepository,
    private readonly slots: SlotsRepository,
    private readonly outbox: MessageOutbox,
    private readonly audit: AuditWriter,
  ) {}

  /**
   * Grants a license with free slots.
   * @returns the id of its invoice, which is the same for a repeated call
   * @throws ProblemError 404 for a user without an account, 409 where another license has the grant's id
   */
  grant(order: Grant, by: AuditActor): Promise<string> {
    const { userId, servers, reason } = order;
    return this.database.db.transaction(async (tx) => {
      // The lock orders this change and the deletion of the account.
      if (!(await this.users.lock(tx, userId))) throw unknownUser();
      const row = await this.grants.create(tx, order);
      if (!row) {
        const granted = await this.grants.findByGrant(tx, order.grantId);
        if (granted?.userId !== userId || granted.servers !== servers) throw otherGrant();
        return granted.id;
      }
      const slots = await this.slots.create(tx, row);
      const entry = { invoiceId: row.id, userId, source: 'staff' };
      await writeLedger(tx, [
        { ...entry, kind: 'license.granted' },
        { ...entry, kind: 'slots.made', slots },
      ]);
      await this.audit.write<SiteAction>(tx, {
        ...by,
        action: 'license.grant',
        target: `invoice:${row.id}`,
        detail: { user: userId, servers, reason },
      });
      await this.outbox.write(tx, [
        {
          kind: 'license.granted',
          facts: { servers },
          event: `license.granted ${row.id}`,
          invoiceId: row.id,
          userId,
        },
      ]);
      return row.id;
    });
  }

  /**
   * Withdraws a complimentary license: its servers lose it. Does nothing where it was withdrawn before.
   * @throws ProblemError 404, 409 for a purchase
   */
  withdraw(invoiceId: string, reason: string, by: AuditActor): Promise<InvoiceRow['status']> {
    return this.database.db.transaction(async (tx) => {
      const invoice = await this.invoices.lock(tx, invoiceId, 'update');
      if (!invoice) throw new ProblemError(404, 'Invoice not found.');
      if (invoice.grantId === null) throw purchased();
      if (invoice.revokedAt !== null) return invoice.status;
      const { status, guildIds } = await endLicense(tx, this.invoices, this.slots, {
        invoice,
        kind: 'license.withdrawn',
        source: 'staff',
      });
      await this.audit.write<SiteAction>(tx, {
        ...by,
        action: 'license.withdraw',
        target: `invoice:${invoiceId}`,
        detail: { user: invoice.userId, servers: guildIds, reason },
      });
      return status;
    });
  }
}

const unknownUser = (): ProblemError =>
  new ProblemError(
    404,
    'This user has no account here. Ask the customer to sign in once, then grant the license.',
    { kind: 'unknown-user' },
  );

const otherGrant = (): ProblemError =>
  new ProblemError(409, 'Another license was granted with this ID. Open the dialog again.', {
    kind: 'change-id-used',
  });

const purchased = (): ProblemError =>
  new ProblemError(409, 'This license was bought. Refund it instead.', {
    kind: 'not-complimentary',
  });
