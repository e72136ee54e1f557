import { Module } from '@nestjs/common';
import { AuditModule } from '../../core/audit/audit.module.ts';
import { LimitsModule } from '../../http/limits/limits.module.ts';
import { AuthModule } from '../../identity/auth/auth.module.ts';
import { DiscordModule } from '../../identity/discord/discord.module.ts';
import { InvoicesModule } from '../invoices/invoices.module.ts';
import { MessagesModule } from '../messages/messages.module.ts';
import { AuthorizeService } from './authorize.service.ts';
import { ForcedTransferService } from './forced-transfer.service.ts';
import { ManagedServers } from './managed-servers.ts';
import { ServerNames } from './server-names.ts';
import { ServersController } from './servers.controller.ts';
import { StaffServersController } from './staff-servers.controller.ts';
import { TransferService } from './transfer.service.ts';
import { TransfersRepository } from './transfers.repository.ts';

@Module({
  imports: [AuditModule, AuthModule, DiscordModule, InvoicesModule, LimitsModule, MessagesModule],
  controllers: [ServersController, StaffServersController],
  providers: [
    AuthorizeService,
    ForcedTransferService,
    ManagedServers,
    ServerNames,
    TransferService,
    TransfersRepository,
  ],
  exports: [ServerNames],
})
export class ServersModule {}
