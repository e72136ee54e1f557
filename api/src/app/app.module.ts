import { Module, type DynamicModule } from '@nestjs/common';
import { PipelineModule } from './pipeline.ts';
import { BotDataModule } from '../bot/bot-data.module.ts';
import { AccountModule } from '../identity/account/account.module.ts';
import { AdminModule } from '../admin/admin.module.ts';
import { StaffModule } from '../staff/staff.module.ts';
import { AuthModule } from '../identity/auth/auth.module.ts';
import { ReleasesModule } from '../platform/releases.module.ts';
import { CheckoutModule } from '../commerce/checkout/checkout.module.ts';
import { ComplimentaryModule } from '../commerce/complimentary/complimentary.module.ts';
import { RefundsModule } from '../commerce/refunds/refunds.module.ts';
import { StatusModule } from '../bot/status.module.ts';
import { CallOutcomesModule } from '../core/outcomes/call-outcomes.module.ts';
import { CoreModule } from '../core/core.module.ts';
import type { Config } from '../core/config/config.ts';
import { CustomersModule } from '../staff/customers/customers.module.ts';
import { PageModule } from '../platform/page.module.ts';
import { FulfilmentModule } from '../commerce/fulfilment/fulfilment.module.ts';
import { ReadinessModule } from '../core/health/readiness.module.ts';
import { MailModule } from '../commerce/mail/mail.module.ts';
import { HttpModule } from '../http/http.module.ts';
import { IngestModule } from '../bot/ingest/ingest.module.ts';
import { InvoicesModule } from '../commerce/invoices/invoices.module.ts';
import { UserLicencesModule } from '../commerce/user-licences/user-licences.module.ts';
import { LicencesModule } from '../commerce/licences/licences.module.ts';
import type { Log } from '../core/log/log.ts';
import { MetricsModule } from '../core/metrics/metrics.module.ts';
import { NotesModule } from '../staff/notes/notes.module.ts';
import { ServersModule } from '../commerce/servers/servers.module.ts';
import { IdentityModule } from '../identity/identity.module.ts';
import { StoreModule } from '../commerce/store/store.module.ts';
import { TeamProfilesModule } from '../bot/team-profiles/team-profiles.module.ts';

/** The whole API. */
@Module({})
export class AppModule {
  static with(config: Config, log: Log): DynamicModule {
    return {
      module: AppModule,
      imports: [
        CoreModule.with(config, log),
        CallOutcomesModule,
        HttpModule,
        PipelineModule,
        MetricsModule,
        ReadinessModule,
        IdentityModule,
        AuthModule,
        AccountModule,
        TeamProfilesModule,
        IngestModule,
        StatusModule,
        BotDataModule,
        StaffModule,
        CustomersModule,
        NotesModule,
        StoreModule,
        CheckoutModule,
        RefundsModule,
        ComplimentaryModule,
        InvoicesModule,
        FulfilmentModule,
        ServersModule,
        LicencesModule,
        MailModule,
        UserLicencesModule,
        AdminModule,
        ReleasesModule,
        PageModule,
      ],
    };
  }
}
