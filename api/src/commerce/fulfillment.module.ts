import { Module } from '@nestjs/common';
import { FulfillmentMetrics } from './fulfillment/fulfillment.metrics.ts';
import { FulfillmentService } from './fulfillment/fulfillment.service.ts';
import { InvoiceDocumentController } from './fulfillment/invoice-document.controller.ts';
import { MissedAfterSale } from './fulfillment/missed-after-sale.ts';
import { MissedEvents } from './fulfillment/missed-events.ts';
import { PaymentCursorsRepository } from './fulfillment/payment-cursors.repository.ts';
import { PaymentEventsRepository } from './fulfillment/payment-events.repository.ts';
import { Sweeper } from './fulfillment/sweeper.ts';
import { VerifyController } from './fulfillment/verify.controller.ts';
import { WebhookController } from './fulfillment/webhook.controller.ts';
import { WebhooksService } from './fulfillment/webhooks.service.ts';
import { InvoicesModule } from './invoices.module.ts';
import { MessagesModule } from './messages.module.ts';
import { PaymentModule } from './providers/payment.module.ts';
import { RefundRequestService } from './refunds/refund-request.service.ts';
import { RefundSender } from './refunds/refund-sender.service.ts';
import { RefundsController } from './refunds/refunds.controller.ts';

/** What follows from payments and refunds. */
@Module({
  imports: [InvoicesModule, MessagesModule, PaymentModule],
  controllers: [WebhookController, VerifyController, InvoiceDocumentController, RefundsController],
  providers: [
    FulfillmentMetrics,
    FulfillmentService,
    PaymentEventsRepository,
    PaymentCursorsRepository,
    WebhooksService,
    MissedEvents,
    MissedAfterSale,
    Sweeper,
    RefundRequestService,
    RefundSender,
  ],
  exports: [
    FulfillmentService,
    PaymentCursorsRepository,
    PaymentModule,
    RefundRequestService,
    RefundSender,
  ],
})
export class FulfillmentModule {}
