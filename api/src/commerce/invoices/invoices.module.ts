import { Module } from '@nestjs/common';
import { JobsModule } from '../../core/jobs/jobs.module.ts';
import { EmailRetention } from './email-retention.ts';
import { SlotsModule } from './slots.module.ts';
import { InvoiceListRepository } from './invoice-list.repository.ts';
import { InvoicesAccount } from './invoices.account.ts';
import { InvoicesController } from './invoices.controller.ts';
import { InvoicesRepository } from './invoices.repository.ts';
import { InvoicesService } from './invoices.service.ts';
import { RefundsRepository } from './refunds.repository.ts';
import { UserInvoicesRepository } from './user-invoices.repository.ts';

@Module({
  imports: [JobsModule, SlotsModule],
  controllers: [InvoicesController],
  providers: [
    InvoicesRepository,
    InvoicesService,
    InvoiceListRepository,
    RefundsRepository,
    InvoicesAccount,
    EmailRetention,
    UserInvoicesRepository,
  ],
  exports: [InvoicesRepository, RefundsRepository, SlotsModule],
})
export class InvoicesModule {}
