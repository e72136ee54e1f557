import { Module, type DynamicModule } from '@nestjs/common';
import { AccessModule } from './access/access.module.ts';
import { ActivityModule } from './activity/activity.module.ts';
import { AccountModule } from './account/account.module.ts';
import { AccountPartsModule } from './account-parts/account-parts.module.ts';
import { AdminModule } from './admin/admin.module.ts';
import { AuditPagesModule } from './audit/audit-pages.module.ts';
import { AuthModule } from './auth/auth.module.ts';
import { AvatarsModule } from './avatars/avatars.module.ts';
import { BlacklistsModule } from './blacklists/blacklists.module.ts';
import { CheckoutModule } from './checkout/checkout.module.ts';
import { CommandsModule } from './commands/commands.module.ts';
import type { Config } from './config/config.ts';
import { ConfigModule } from './config/config.module.ts';
import { CustomersModule } from './customers/customers.module.ts';
import { DbModule } from './db/db.module.ts';
import { DeskModule } from './desk/desk.module.ts';
import { DocsModule } from './docs/docs.module.ts';
import { EconomyModule } from './economy/economy.module.ts';
import { FulfilmentModule } from './fulfilment/fulfilment.module.ts';
import { HealthModule } from './health/health.module.ts';
import { HttpModule } from './http/http.module.ts';
import { IncidentsModule } from './incidents/incidents.module.ts';
import { IngestModule } from './ingest/ingest.module.ts';
import { InvoicesModule } from './invoices/invoices.module.ts';
import { LicencesModule } from './licences/licences.module.ts';
import type { Log } from './log/log.ts';
import { LogModule } from './log/log.module.ts';
import { MetricsModule } from './metrics/metrics.module.ts';
import { NamesModule } from './names/names.module.ts';
import { PageModule } from './page/page.module.ts';
import { RegistryModule } from './registry/registry.module.ts';
import { ReleasesModule } from './releases/releases.module.ts';
import { ReportsModule } from './reports/reports.module.ts';
import { ServersModule } from './servers/servers.module.ts';
import { SessionModule } from './session/session.module.ts';
import { StatusModule } from './status/status.module.ts';
import { StoreModule } from './store/store.module.ts';
import { TeamModule } from './team/team.module.ts';
import { TeamProfilesModule } from './team-profiles/team-profiles.module.ts';
import { TemplatesModule } from './templates/templates.module.ts';
import { UserProfilesModule } from './user-profiles/user-profiles.module.ts';
import { VitalsModule } from './vitals/vitals.module.ts';

/** What every process of the API needs, with or without HTTP. */
const base = (config: Config, log: Log) => [
  ConfigModule.with(config),
  LogModule.with(log),
  DbModule,
  AccountPartsModule,
];

/** The whole API: one module per noun. */
@Module({})
export class AppModule {
  static with(config: Config, log: Log): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ...base(config, log),
        HttpModule,
        AccessModule,
        MetricsModule,
        HealthModule,
        ReportsModule,
        DocsModule,
        SessionModule,
        AuthModule,
        AccountModule,
        TeamModule,
        TeamProfilesModule,
        IngestModule,
        StatusModule,
        IncidentsModule,
        ActivityModule,
        DeskModule,
        EconomyModule,
        BlacklistsModule,
        NamesModule,
        AuditPagesModule,
        CustomersModule,
        CommandsModule,
        TemplatesModule,
        AvatarsModule,
        UserProfilesModule,
        StoreModule,
        CheckoutModule,
        InvoicesModule,
        FulfilmentModule,
        ServersModule,
        LicencesModule,
        AdminModule,
        RegistryModule,
        VitalsModule,
        ReleasesModule,
        PageModule,
      ],
    };
  }
}
