import { Module } from '@nestjs/common';
import { FulfilmentMetrics } from './fulfilment/fulfilment.metrics.ts';
import { FulfilmentService } from './fulfilment/fulfilment.service.ts';
import { InvoiceDocumentController } from './fulfilment/invoice-document.controller.ts';
import { MissedAfterSale } from './fulfilment/missed-after-sale.ts';
import { MissedEvents } from './fulfilment/missed-events.ts';
import { PaymentCursorsRepository } from './fulfilment/payment-cursors.repository.ts';
import { PaymentEventsRepository } from './fulfilment/payment-events.repository.ts';
import { Sweeper } from './fulfilment/sweeper.ts';
import { VerifyController } from './fulfilment/verify.controller.ts';
import { WebhookController } from './fulfilment/webhook.controller.ts';
import { WebhooksService } from './fulfilment/webhooks.service.ts';
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
    FulfilmentMetrics,
    FulfilmentService,
    PaymentEventsRepository,
    PaymentCursorsRepository,
    WebhooksService,
    MissedEvents,
    MissedAfterSale,
    Sweeper,
    RefundRequestService,
    RefundSender,
  ],
  exports: [FulfilmentService, PaymentModule],
})
export class FulfilmentModule {}
