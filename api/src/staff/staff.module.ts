import { Module } from '@nestjs/common';
import { StatusModule } from '../bot/status.module.ts';
import { FulfillmentModule } from '../commerce/fulfillment.module.ts';
import { InvoicesModule } from '../commerce/invoices.module.ts';
import { PremiumAppsModule } from '../commerce/premium-apps.module.ts';
import { WithdrawalsModule } from '../commerce/withdrawals.module.ts';
import { DiscordModule } from '../identity/discord/discord.module.ts';
import { IdentityModule } from '../identity/identity.module.ts';
import { ReleasesModule } from '../platform/releases.module.ts';
import { AuditController } from './audit/audit.controller.ts';
import { AuditRepository } from './audit/audit.repository.ts';
import { AuditRetentionRepository } from './audit/audit.retention.repository.ts';
import { AuditRetention } from './audit/audit.retention.ts';
import { AuditService } from './audit/audit.service.ts';
import { CustomerSearchRepository } from './customers/customer-search.repository.ts';
import { CustomerSearchService } from './customers/customer-search.service.ts';
import { CustomersController } from './customers/customers.controller.ts';
import { CustomersRepository } from './customers/customers.repository.ts';
import { CustomersService } from './customers/customers.service.ts';
import { DeskController } from './desk/desk.controller.ts';
import { NamesController } from './names/names.controller.ts';
import { NamesService } from './names/names.service.ts';
import { NotesAccount } from './notes/notes.account.ts';
import { NotesController } from './notes/notes.controller.ts';
import { NotesRepository } from './notes/notes.repository.ts';
import { NotesService } from './notes/notes.service.ts';
import { OpenWorkController } from './open-work/open-work.controller.ts';
import { OpenWorkService } from './open-work/open-work.service.ts';
import { WaitingInvoicesRepository } from './open-work/waiting-invoices.repository.ts';
import { SalesController } from './sales/sales.controller.ts';
import { SalesRepository } from './sales/sales.repository.ts';
import { SalesService } from './sales/sales.service.ts';

/** The team's views: customers and notes, audit log, open work, settings, names and sales. */
@Module({
  imports: [
    DiscordModule,
    FulfillmentModule,
    IdentityModule,
    InvoicesModule,
    PremiumAppsModule,
    ReleasesModule,
    StatusModule,
    WithdrawalsModule,
  ],
  controllers: [
    AuditController,
    DeskController,
    OpenWorkController,
    NamesController,
    SalesController,
    CustomersController,
    NotesController,
  ],
  providers: [
    AuditRepository,
    AuditRetention,
    AuditRetentionRepository,
    AuditService,
    NamesService,
    OpenWorkService,
    WaitingInvoicesRepository,
    SalesRepository,
    SalesService,
    CustomerSearchRepository,
    CustomerSearchService,
    CustomersRepository,
    CustomersService,
    NotesAccount,
    NotesRepository,
    NotesService,
  ],
})
export class StaffModule {}
