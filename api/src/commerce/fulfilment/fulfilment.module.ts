import { Module } from '@nestjs/common';
import { InvoicesModule } from '../invoices/invoices.module.ts';
import { JobsModule } from '../../core/jobs/jobs.module.ts';
import { LimitsModule } from '../../http/limits/limits.module.ts';
import { MessagesModule } from '../messages/messages.module.ts';
import { StripeModule } from '../stripe/stripe.module.ts';
import { MetricsModule } from '../../core/metrics/metrics.module.ts';
import { FulfilmentMetrics } from './fulfilment.metrics.ts';
import { FulfilmentService } from './fulfilment.service.ts';
import { MissedAfterSale } from './missed-after-sale.ts';
import { MissedEvents } from './missed-events.ts';
import { StripeCursorsRepository } from './stripe-cursors.repository.ts';
import { StripeEventsRepository } from './stripe-events.repository.ts';
import { InvoiceDocumentController } from './invoice-document.controller.ts';
import { Sweeper } from './sweeper.ts';
import { VerifyController } from './verify.controller.ts';
import { WebhookController } from './webhook.controller.ts';
import { WebhooksService } from './webhooks.service.ts';

@Module({
  imports: [StripeModule, InvoicesModule, JobsModule, LimitsModule, MessagesModule, MetricsModule],
  controllers: [WebhookController, VerifyController, InvoiceDocumentController],
  providers: [
    FulfilmentMetrics,
    FulfilmentService,
    StripeEventsRepository,
    StripeCursorsRepository,
    WebhooksService,
    MissedEvents,
    MissedAfterSale,
    Sweeper,
  ],
  exports: [FulfilmentService, StripeEventsRepository],
})
export class FulfilmentModule {}
