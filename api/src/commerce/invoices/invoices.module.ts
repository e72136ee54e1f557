import { Module } from '@nestjs/common';
import { SlotsModule } from './slots.module.ts';
import { InvoiceListRepository } from './invoice-list.repository.ts';
import { InvoicesAccount } from './invoices.account.ts';
import { InvoicesController } from './invoices.controller.ts';
import { InvoicesRepository } from './invoices.repository.ts';
import { InvoicesService } from './invoices.service.ts';
import { RefundsRepository } from './refunds.repository.ts';
import { UserInvoicesRepository } from './user-invoices.repository.ts';

@Module({
  imports: [SlotsModule],
  controllers: [InvoicesController],
  providers: [
    InvoicesRepository,
    InvoicesService,
    InvoiceListRepository,
    RefundsRepository,
    InvoicesAccount,
    UserInvoicesRepository,
  ],
  exports: [InvoicesRepository, RefundsRepository, SlotsModule],
})
export class InvoicesModule {}
