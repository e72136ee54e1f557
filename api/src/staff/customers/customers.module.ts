import { Module } from '@nestjs/common';
import { AuditModule } from '../../core/audit/audit.module.ts';
import { FulfilmentModule } from '../../commerce/fulfilment/fulfilment.module.ts';
import { InvoicesModule } from '../../commerce/invoices/invoices.module.ts';
import { LimitsModule } from '../../http/limits/limits.module.ts';
import { NotesModule } from '../notes/notes.module.ts';
import { CustomerSearchRepository } from './customer-search.repository.ts';
import { CustomerSearchService } from './customer-search.service.ts';
import { CustomersController } from './customers.controller.ts';
import { CustomersRepository } from './customers.repository.ts';
import { CustomersService } from './customers.service.ts';

/** The team's view of customers and purchases. */
@Module({
  imports: [AuditModule, FulfilmentModule, InvoicesModule, LimitsModule, NotesModule],
  controllers: [CustomersController],
  providers: [
    CustomerSearchRepository,
    CustomerSearchService,
    CustomersRepository,
    CustomersService,
  ],
})
export class CustomersModule {}
