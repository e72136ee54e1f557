import { Module, type DynamicModule } from '@nestjs/common';
import { PipelineModule } from './pipeline.ts';
import { ActivityModule } from '../bot/activity/activity.module.ts';
import { AccountModule } from '../identity/account/account.module.ts';
import { FirstScreensModule } from '../core/first-screens/first-screens.module.ts';
import { KnownListsModule } from '../core/known-lists/known-lists.module.ts';
import { AccountPartsModule } from '../core/account-parts/account-parts.module.ts';
import { AdminModule } from '../admin/admin.module.ts';
import { AuditPagesModule } from '../staff/audit/audit-pages.module.ts';
import { AuthModule } from '../identity/auth/auth.module.ts';
import { AvatarsModule } from '../bot/avatars/avatars.module.ts';
import { CanariesModule } from '../platform/canaries/canaries.module.ts';
import { BlacklistsModule } from '../bot/blacklists/blacklists.module.ts';
import { CheckoutModule } from '../commerce/checkout/checkout.module.ts';
import { ComplimentaryModule } from '../commerce/complimentary/complimentary.module.ts';
import { RefundsModule } from '../commerce/refunds/refunds.module.ts';
import { ComponentsModule } from '../bot/components/components.module.ts';
import { CallOutcomesModule } from '../core/outcomes/call-outcomes.module.ts';
import { CommandsModule } from '../bot/commands/commands.module.ts';
import type { Config } from '../core/config/config.ts';
import { ConfigModule } from '../core/config/config.module.ts';
import { CustomersModule } from '../staff/customers/customers.module.ts';
import { DbModule } from '../core/db/db.module.ts';
import { DeskModule } from '../staff/desk/desk.module.ts';
import { DocsModule } from '../platform/docs/docs.module.ts';
import { EconomyModule } from '../bot/economy/economy.module.ts';
import { FeedsModule } from '../bot/feeds/feeds.module.ts';
import { FulfilmentModule } from '../commerce/fulfilment/fulfilment.module.ts';
import { ReadinessModule } from '../core/health/readiness.module.ts';
import { MailModule } from '../commerce/mail/mail.module.ts';
import { MetricsEndpointModule } from '../http/metrics/metrics-endpoint.module.ts';
import { HealthModule } from '../http/health/health.module.ts';
import { HttpModule } from '../http/http.module.ts';
import { IncidentsModule } from '../bot/incidents/incidents.module.ts';
import { IngestModule } from '../bot/ingest/ingest.module.ts';
import { InvoicesModule } from '../commerce/invoices/invoices.module.ts';
import { UserLicencesModule } from '../commerce/user-licences/user-licences.module.ts';
import { LicencesModule } from '../commerce/licences/licences.module.ts';
import type { Log } from '../core/log/log.ts';
import { LogModule } from '../core/log/log.module.ts';
import { MetricsModule } from '../core/metrics/metrics.module.ts';
import { NamesModule } from '../staff/names/names.module.ts';
import { NotesModule } from '../staff/notes/notes.module.ts';
import { SalesModule } from '../staff/sales/sales.module.ts';
import { PageModule } from '../platform/page/page.module.ts';
import { RegistryModule } from '../platform/registry/registry.module.ts';
import { ReleasesModule } from '../platform/releases/releases.module.ts';
import { ReportsModule } from '../platform/reports/reports.module.ts';
import { ServersModule } from '../commerce/servers/servers.module.ts';
import { SessionModule } from '../identity/session/session.module.ts';
import { StatusPageModule } from '../bot/status-page/status-page.module.ts';
import { StatusModule } from '../bot/status/status.module.ts';
import { StoreModule } from '../commerce/store/store.module.ts';
import { TeamModule } from '../identity/team/team.module.ts';
import { TeamProfilesModule } from '../bot/team-profiles/team-profiles.module.ts';
import { TemplatesModule } from '../bot/templates/templates.module.ts';
import { UserProfilesModule } from '../bot/user-profiles/user-profiles.module.ts';
import { VitalsModule } from '../platform/vitals/vitals.module.ts';

/** The global modules. */
const base = (config: Config, log: Log) => [
  ConfigModule.with(config),
  LogModule.with(log),
  DbModule,
  CallOutcomesModule,
  AccountPartsModule,
  FirstScreensModule,
  KnownListsModule,
];

/** The whole API, with one module per noun. */
@Module({})
export class AppModule {
  static with(config: Config, log: Log): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ...base(config, log),
        HttpModule,
        PipelineModule,
        MetricsModule,
        MetricsEndpointModule,
        ReadinessModule,
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
        ComponentsModule,
        FeedsModule,
        StatusPageModule,
        ActivityModule,
        DeskModule,
        EconomyModule,
        BlacklistsModule,
        NamesModule,
        AuditPagesModule,
        CustomersModule,
        NotesModule,
        SalesModule,
        CommandsModule,
        TemplatesModule,
        AvatarsModule,
        UserProfilesModule,
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
        RegistryModule,
        VitalsModule,
        ReleasesModule,
        CanariesModule,
        PageModule,
      ],
    };
  }
}
