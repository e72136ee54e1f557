import { Injectable } from '@nestjs/common';
import type { SiteAction } from '@portico/contracts/audit/actions';
import type { CustomerMatch, CustomerSearch } from '@portico/contracts/customers/schema';
import { parseCustomerTerm, type CustomerTerm } from '@portico/contracts/rules/customer-term';
import { AuditWriter, type AuditActor } from '../../core/audit/audit-writer.repository.ts';
import type { Database } from '../../core/db/database.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import { invoiceNumber } from '../../commerce/invoices/invoice-number.ts';
import { PaymentProvider } from '../../commerce/payments/payment-provider.ts';
import { LimitsService } from '../../http/limits/limits.service.ts';
import { CustomerSearchRepository, type Buyer } from './customer-search.repository.ts';

const MAX_MATCHES = 20;
/** Maximum searches of a member per minute. */
const MAX_PER_MINUTE = 60;

/** What a search has found: the key of the page, and the buyer. */
interface Found {
  key: string;
  userId: string;
}

/** With the payment of a charge; undefined: the payment provider does not know the charge. */
type ResolvedTerm = CustomerTerm & { payment?: string | undefined };

/** Finds customers by what a support request contains: ids, numbers, an address, a name. */
@Injectable()
export class CustomerSearchService {
  constructor(
    private readonly database: DatabaseService,
    private readonly customers: CustomerSearchRepository,
    private readonly payments: PaymentProvider,
    private readonly limits: LimitsService,
    private readonly audit: AuditWriter,
  ) {}

  /**
   * Searches, and writes the search to the audit log, also without a result.
   * @throws ProblemError 429 beyond the limit, 503 where only the payment provider knows the id and is unavailable
   */
  async search(text: string, by: AuditActor): Promise<CustomerSearch> {
    await this.limits.count(`customer search ${by.actor}`, MAX_PER_MINUTE, 60);
    const term = await this.resolve(parseCustomerTerm(text));
    return this.database.db.transaction(async (tx) => {
      const found = await this.find(tx, term);
      const shown = found.slice(0, MAX_MATCHES);
      const buyers = await this.customers.buyers(
        tx,
        shown.map(({ userId }) => userId),
      );
      const [only] = found;
      await this.audit.write<SiteAction>(tx, {
        ...by,
        action: 'customer.search',
        target: found.length === 1 && only ? `user:${only.userId}` : `search:${term.kind}`,
        // The log is never deleted, so it has no addresses and names.
        detail: {
          kind: term.kind,
          matches: found.length,
          ...(term.kind !== 'email' && term.kind !== 'name' && { text: String(term.value) }),
        },
      });
      return {
        kind: term.kind,
        matches: shown.map((match) => describe(match, buyers)),
        hasMore: found.length > MAX_MATCHES,
      };
    });
  }

  /** Only the payment provider knows the payment of a charge. Asked before the transaction begins. */
  private async resolve(term: CustomerTerm): Promise<ResolvedTerm> {
    if (term.kind !== 'charge') return term;
    return { ...term, payment: await this.payments.findPaymentOfCharge(term.value) };
  }

  private async find(tx: Database, term: ResolvedTerm): Promise<Found[]> {
    const { customers } = this;
    const limit = MAX_MATCHES + 1;
    switch (term.kind) {
      case 'session':
        return byInvoice(await customers.bySession(tx, term.value));
      case 'payment':
        return byInvoice(await customers.byPayment(tx, term.value));
      case 'charge':
        return term.payment === undefined
          ? []
          : byInvoice(await customers.byPayment(tx, term.payment));
      case 'number':
        return byInvoice(await customers.byNumber(tx, term.value));
      case 'invoice':
        return byInvoice(await customers.byIdOrNumber(tx, term.value));
      case 'email':
        return byUser(await customers.usersByEmail(tx, term.value, limit));
      case 'name':
        return byUser(await customers.usersByName(tx, term.value, limit));
      case 'id': {
        // Users and servers have ids of one kind, so an id can be of both.
        const own = await customers.usersById(tx, term.value);
        const owners = await customers.usersOfServer(tx, term.value, limit);
        return byUser([...new Set([...own, ...owners])]);
      }
    }
  }
}

const byInvoice = (rows: { invoiceId: string; userId: string }[]): Found[] =>
  rows.map(({ invoiceId, userId }) => ({ key: invoiceId, userId }));

const byUser = (ids: string[]): Found[] => ids.map((userId) => ({ key: userId, userId }));

function describe({ key, userId }: Found, buyers: Buyer[]): CustomerMatch {
  const buyer = buyers.find((each) => each.userId === userId);
  return {
    key,
    userId,
    username: buyer?.username ?? null,
    invoices: buyer?.invoices ?? 0,
    newest:
      buyer?.invoiceId == null
        ? null
        : {
            invoiceId: buyer.invoiceId,
            number: invoiceNumber(buyer),
            createdAt: buyer.createdAt ?? 0,
          },
  };
}
