import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { getHostedInvoice, getInvoicePdf } from '@portico/contracts/invoices/calls';
import { InvoiceId } from '@portico/contracts/invoices/schema';
import { CurrentActor, SignedIn } from '../../http/access/access.ts';
import { userOf, type Actor } from '../../http/access/actor.ts';
import { Describes } from '../../http/contract/description.decorator.ts';
import { Input, type InputOf } from '../../http/contract/contract.decorator.ts';
import { ProblemError } from '../../http/problem/problem.ts';
import { InvoicesRepository } from '../invoices/invoices.repository.ts';
import { LimitsService } from '../../http/limits/limits.service.ts';
import { PaymentProvider } from '../payments/payment-provider.ts';

/** Requests per invoice and minute. */
const MAX_PER_MINUTE = 10;

const invoice = { params: z.object({ invoiceId: InvoiceId }) };

/**
 * Redirects to the payment provider's invoice, as a PDF and as a web page. Its addresses expire, so each request
 * fetches new ones.
 */
@Controller()
export class InvoiceDocumentController {
  constructor(
    private readonly invoices: InvoicesRepository,
    private readonly limits: LimitsService,
    private readonly payments: PaymentProvider,
  ) {}

  @Get(getInvoicePdf.path)
  @Describes({
    operation: getInvoicePdf.operation,
    summary: "Redirects to the payment provider's PDF of an invoice",
    ...invoice,
    answer: { status: 302 },
  })
  @SignedIn()
  async pdf(
    @CurrentActor() actor: Actor,
    @Input() { params }: InputOf<typeof invoice>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.redirect(actor, params.invoiceId, 'pdfUrl', reply);
  }

  @Get(getHostedInvoice.path)
  @Describes({
    operation: getHostedInvoice.operation,
    summary: "Redirects to the payment provider's page of an invoice",
    ...invoice,
    answer: { status: 302 },
  })
  @SignedIn()
  async page(
    @CurrentActor() actor: Actor,
    @Input() { params }: InputOf<typeof invoice>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.redirect(actor, params.invoiceId, 'pageUrl', reply);
  }

  private async redirect(
    actor: Actor,
    id: string,
    form: 'pdfUrl' | 'pageUrl',
    reply: FastifyReply,
  ): Promise<void> {
    const row = await this.invoices.findOwn(id, userOf(actor).id);
    if (!row?.sessionId) throw new ProblemError(404, 'Invoice not found.');
    await this.limits.count(`pdf ${row.id}`, MAX_PER_MINUTE, 60);
    const { invoice } = await this.payments.readPayment(row.sessionId);
    const url = invoice?.[form];
    if (!url) throw new ProblemError(404, 'The payment provider has not made this invoice yet.');
    await reply.header('cache-control', 'no-store').redirect(url, 302);
  }
}
