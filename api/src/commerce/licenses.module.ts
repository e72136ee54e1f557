import { Module } from '@nestjs/common';
import { AuthModule } from '../identity/auth.module.ts';
import { DiscordModule } from '../identity/discord/discord.module.ts';
import { IdentityModule } from '../identity/identity.module.ts';
import { ComplimentaryController } from './complimentary/complimentary.controller.ts';
import { ComplimentaryRepository } from './complimentary/complimentary.repository.ts';
import { ComplimentaryService } from './complimentary/complimentary.service.ts';
import { InvoicesModule } from './invoices.module.ts';
import { LicenceEventFeed } from './licences/licence-event-feed.ts';
import { LicenceMessages } from './licences/licence-messages.ts';
import { LicenceStreamMetrics } from './licences/licence-stream.metrics.ts';
import { LicencesController } from './licences/licences.controller.ts';
import { LicencesRepository } from './licences/licences.repository.ts';
import { MessagesModule } from './messages.module.ts';
import { AuthorizeService } from './servers/authorize.service.ts';
import { ForcedTransferService } from './servers/forced-transfer.service.ts';
import { ManagedServers } from './servers/managed-servers.ts';
import { ServerNames } from './servers/server-names.ts';
import { ServersController } from './servers/servers.controller.ts';
import { StaffServersController } from './servers/staff-servers.controller.ts';
import { TransferService } from './servers/transfer.service.ts';
import { TransfersRepository } from './servers/transfers.repository.ts';
import { ReleaseService } from './user-licences/release.service.ts';
import { UserLicencesController } from './user-licences/user-licences.controller.ts';
import { UserLicencesRepository } from './user-licences/user-licences.repository.ts';
import { UserLicencesService } from './user-licences/user-licences.service.ts';

/** What a license gives: its servers, the calls of the bot, the page of its owner, and licenses that the team grants. */
@Module({
  imports: [AuthModule, DiscordModule, IdentityModule, InvoicesModule, MessagesModule],
  controllers: [
    LicencesController,
    ServersController,
    StaffServersController,
    UserLicencesController,
    ComplimentaryController,
  ],
  providers: [
    LicencesRepository,
    LicenceEventFeed,
    LicenceMessages,
    LicenceStreamMetrics,
    AuthorizeService,
    ForcedTransferService,
    ManagedServers,
    ServerNames,
    TransferService,
    TransfersRepository,
    ReleaseService,
    UserLicencesRepository,
    UserLicencesService,
    ComplimentaryRepository,
    ComplimentaryService,
  ],
})
export class LicensesModule {}
