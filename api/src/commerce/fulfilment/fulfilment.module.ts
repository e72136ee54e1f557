import { Module } from '@nestjs/common';
import { InvoicesModule } from '../invoices/invoices.module.ts';
import { JobsModule } from '../../core/jobs/jobs.module.ts';
import { LimitsModule } from '../../http/limits/limits.module.ts';
import { MessagesModule } from '../messages/messages.module.ts';
import { PaymentModule } from '../providers/payment.module.ts';
import { MetricsModule } from '../../core/metrics/metrics.module.ts';
import { FulfilmentMetrics } from './fulfilment.metrics.ts';
import { FulfilmentService } from './fulfilment.service.ts';
import { MissedAfterSale } from './missed-after-sale.ts';
import { MissedEvents } from './missed-events.ts';
import { PaymentCursorsRepository } from './payment-cursors.repository.ts';
import { PaymentEventsRepository } from './payment-events.repository.ts';
import { InvoiceDocumentController } from './invoice-document.controller.ts';
import { Sweeper } from './sweeper.ts';
import { VerifyController } from './verify.controller.ts';
import { WebhookController } from './webhook.controller.ts';
import { WebhooksService } from './webhooks.service.ts';

@Module({
  imports: [InvoicesModule, JobsModule, LimitsModule, MessagesModule, MetricsModule, PaymentModule],
  controllers: [WebhookController, VerifyController, InvoiceDocumentController],
  providers: [
    FulfilmentMetrics,
    FulfilmentService,
    PaymentEventsRepository,
    PaymentCursorsRepository,
    WebhooksService,
    MissedEvents,
    MissedAfterSale,
    Sweeper,
  ],
  exports: [FulfilmentService, PaymentEventsRepository, PaymentModule],
})
export class FulfilmentModule {}
