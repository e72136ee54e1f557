import { Module, type DynamicModule } from '@nestjs/common';
import { SITE_EXAMPLES } from '@portico/contracts/examples/index';
import { AdminModule } from '../admin/admin.module.ts';
import { BotDataModule } from '../bot/bot-data.module.ts';
import { IngestModule } from '../bot/ingest/ingest.module.ts';
import { StatusModule } from '../bot/status.module.ts';
import { TeamProfilesModule } from '../bot/team-profiles/team-profiles.module.ts';
import { CheckoutModule } from '../commerce/checkout.module.ts';
import { FulfillmentModule } from '../commerce/fulfillment.module.ts';
import { InvoicesModule } from '../commerce/invoices.module.ts';
import { LicensesModule } from '../commerce/licenses.module.ts';
import { MessagesModule } from '../commerce/messages.module.ts';
import { PremiumAppsModule } from '../commerce/premium-apps.module.ts';
import { WithdrawalsModule } from '../commerce/withdrawals.module.ts';
import { ContentModule } from '../content/content.module.ts';
import type { Config } from '../core/config/config.ts';
import { CoreModule } from '../core/core.module.ts';
import type { Log } from '../core/log/log.ts';
import { HttpModule } from '../http/http.module.ts';
import { AuthModule } from '../identity/auth.module.ts';
import { IdentityModule } from '../identity/identity.module.ts';
import { DocsModule } from '../platform/docs/docs.module.ts';
import { PageModule } from '../platform/page.module.ts';
import { ReleasesModule } from '../platform/releases.module.ts';
import { StaffModule } from '../staff/staff.module.ts';
import { PipelineModule } from './pipeline.ts';

/** The whole API. */
@Module({})
export class AppModule {
  static with(config: Config, log: Log): DynamicModule {
    return {
      module: AppModule,
      imports: [
        CoreModule.with(config, log),
        HttpModule,
        PipelineModule,
        IdentityModule,
        AuthModule,
        IngestModule,
        TeamProfilesModule,
        StatusModule,
        BotDataModule,
        ContentModule,
        CheckoutModule,
        InvoicesModule,
        FulfillmentModule,
        LicensesModule,
        MessagesModule,
        PremiumAppsModule,
        WithdrawalsModule,
        ReleasesModule,
        PageModule,
        DocsModule.with(SITE_EXAMPLES),
        StaffModule,
        AdminModule,
      ],
    };
  }
}
