import { Injectable } from '@nestjs/common';
import { FulfillmentService } from '../fulfillment/fulfillment.service.ts';
import { ProblemError } from '../../http/problem/problem.ts';
import { InvoicesRepository } from '../invoices/invoices.repository.ts';
import type { InvoiceRow } from '../invoices/invoice.table.ts';
import { PaymentProvider } from '../payments/payment-provider.ts';
import { CheckoutRepository } from './checkout.repository.ts';

/** Cancels unpaid invoices for their buyers (decision 0052). */
@Injectable()
export class CancelService {
  constructor(
    private readonly invoices: InvoicesRepository,
    private readonly checkouts: CheckoutRepository,
    private readonly fulfillment: FulfillmentService,
    private readonly payments: PaymentProvider,
  ) {}

  /**
   * Closes the payment page at the provider before the invoice, so that a payment comes either before the
   * cancellation, which then fails, or not at all. A repeated call has the same result.
   * @throws ProblemError 404, 409, 503
   */
  async cancel(userId: string, invoiceId: string): Promise<InvoiceRow> {
    if (!(await this.invoices.findOwn(invoiceId, userId))) throw notFound();
    let invoice = await this.checkouts.requestCancellation(invoiceId);
    if (invoice?.status === 'pending' && invoice.sessionId !== null) {
      await this.payments.closePaymentPage(invoice.sessionId);
      // Reads from the provider what has happened to the purchase, and changes the invoice accordingly.
      invoice = await this.fulfillment.fulfill(invoiceId, { by: 'user' });
    }
    if (!invoice) throw notFound();
    if (invoice.status === 'expired') return invoice;
    if (invoice.status === 'pending') {
      throw new ProblemError(
        409,
        'A payment for this invoice is under way, so it can no longer be canceled.',
        { kind: 'payment-under-way' },
      );
    }
    throw new ProblemError(409, 'This invoice is no longer open, so it cannot be canceled.', {
      kind: 'not-open',
    });
  }
}

const notFound = () => new ProblemError(404, 'Invoice not found.');
