import { Controller, Get, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { getInvoicePdf } from '@portico/sdk/contracts/invoices/calls';
import { InvoiceId } from '@portico/sdk/contracts/invoices/schema';
import { CurrentActor, SignedIn } from '../../http/access/access.ts';
import { userOf, type Actor } from '../../http/access/actor.ts';
import { Describes } from '../../http/describes.ts';
import { ProblemError } from '../../http/problem.ts';
import { InvoicesRepository } from '../invoices/invoices.repository.ts';
import { LimitsService } from '../../http/limits/limits.service.ts';
import { StripeClient } from '../stripe/stripe.client.ts';

/** Requests per invoice and minute. */
const MAX_PER_MINUTE = 10;

/** Redirects to Stripe's PDF. Its URL expires, so each request fetches a new one. */
@Controller()
export class InvoicePdfController {
  constructor(
    private readonly invoices: InvoicesRepository,
    private readonly limits: LimitsService,
    private readonly stripe: StripeClient,
  ) {}

  @Get(getInvoicePdf.path)
  @Describes({
    operation: getInvoicePdf.operation,
    summary: "Redirects to the payment provider's PDF of an invoice",
    params: z.object({ invoiceId: InvoiceId }),
    answer: { status: 302 },
  })
  @SignedIn()
  async pdf(
    @CurrentActor() actor: Actor,
    @Param('invoiceId') id: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const row = await this.invoices.findOwn(id, userOf(actor).id);
    if (!row?.sessionId) throw new ProblemError(404, 'Invoice not found.');
    await this.limits.count(`pdf ${row.id}`, MAX_PER_MINUTE, 60);
    const { pdfUrl } = await this.stripe.fetchPaymentFacts(row.sessionId);
    if (!pdfUrl) throw new ProblemError(404, 'This invoice has no PDF yet.');
    await reply.header('cache-control', 'no-store').redirect(pdfUrl, 302);
  }
}
