import { Module } from '@nestjs/common';
import { AuditModule } from '../../core/audit/audit.module.ts';
import { JobsModule } from '../../core/jobs/jobs.module.ts';
import { LimitsModule } from '../../http/limits/limits.module.ts';
import { FulfilmentModule } from '../fulfilment/fulfilment.module.ts';
import { InvoicesModule } from '../invoices/invoices.module.ts';
import { MessagesModule } from '../messages/messages.module.ts';
import { RefundRequestService } from './refund-request.service.ts';
import { RefundSender } from './refund-sender.service.ts';
import { RefundsController } from './refunds.controller.ts';

/** Refunds by the owner of an invoice and by the team. */
@Module({
  imports: [
    AuditModule,
    JobsModule,
    LimitsModule,
    FulfilmentModule,
    InvoicesModule,
    MessagesModule,
  ],
  controllers: [RefundsController],
  providers: [RefundRequestService, RefundSender],
})
export class RefundsModule {}
