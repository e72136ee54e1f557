import { Module } from '@nestjs/common';
import { AuthModule } from '../identity/auth.module.ts';
import { DiscordModule } from '../identity/discord/discord.module.ts';
import { IdentityModule } from '../identity/identity.module.ts';
import { ComplimentaryController } from './complimentary/complimentary.controller.ts';
import { ComplimentaryRepository } from './complimentary/complimentary.repository.ts';
import { ComplimentaryService } from './complimentary/complimentary.service.ts';
import { GiftsController } from './gifts/gifts.controller.ts';
import { GiftsRepository } from './gifts/gifts.repository.ts';
import { GiftsService } from './gifts/gifts.service.ts';
import { InvoicesModule } from './invoices.module.ts';
import { LicenseEventFeed } from './licenses/license-event-feed.ts';
import { LicenseFigures } from './licenses/license.figures.ts';
import { LicenseMessages } from './licenses/license-messages.ts';
import { LicenseStreamMetrics } from './licenses/license-stream.metrics.ts';
import { LicensesController } from './licenses/licenses.controller.ts';
import { LicensesRepository } from './licenses/licenses.repository.ts';
import { MessagesModule } from './messages.module.ts';
import { AuthorizeService } from './servers/authorize.service.ts';
import { ForcedTransferService } from './servers/forced-transfer.service.ts';
import { ManagedServers } from './servers/managed-servers.ts';
import { ServerNames } from './servers/server-names.ts';
import { ServersController } from './servers/servers.controller.ts';
import { StaffServersController } from './servers/staff-servers.controller.ts';
import { TransferService } from './servers/transfer.service.ts';
import { TransfersRepository } from './servers/transfers.repository.ts';
import { ReleaseService } from './user-licenses/release.service.ts';
import { UserLicensesController } from './user-licenses/user-licenses.controller.ts';
import { UserLicensesRepository } from './user-licenses/user-licenses.repository.ts';
import { UserLicensesService } from './user-licenses/user-licenses.service.ts';

/** What a license gives: its servers, the calls of the bot, the page of its owner, and licenses that the team grants. */
@Module({
  imports: [AuthModule, DiscordModule, IdentityModule, InvoicesModule, MessagesModule],
  controllers: [
    LicensesController,
    ServersController,
    StaffServersController,
    UserLicensesController,
    ComplimentaryController,
    GiftsController,
  ],
  providers: [
    LicensesRepository,
    LicenseEventFeed,
    LicenseFigures,
    LicenseMessages,
    LicenseStreamMetrics,
    AuthorizeService,
    ForcedTransferService,
    ManagedServers,
    ServerNames,
    TransferService,
    TransfersRepository,
    ReleaseService,
    UserLicensesRepository,
    UserLicensesService,
    ComplimentaryRepository,
    ComplimentaryService,
    GiftsRepository,
    GiftsService,
  ],
})
export class LicensesModule {}
