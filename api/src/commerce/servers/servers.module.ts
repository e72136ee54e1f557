import { Module } from '@nestjs/common';
import { AuthModule } from '../../identity/auth/auth.module.ts';
import { DiscordModule } from '../../identity/discord/discord.module.ts';
import { InvoicesModule } from '../invoices/invoices.module.ts';
import { AuthorizeService } from './authorize.service.ts';
import { ManagedServers } from './managed-servers.ts';
import { ServerNames } from './server-names.ts';
import { ServersController } from './servers.controller.ts';
import { TransferService } from './transfer.service.ts';
import { TransfersRepository } from './transfers.repository.ts';

@Module({
  imports: [AuthModule, DiscordModule, InvoicesModule],
  controllers: [ServersController],
  providers: [AuthorizeService, ManagedServers, ServerNames, TransferService, TransfersRepository],
})
export class ServersModule {}
