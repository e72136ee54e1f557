import { Module } from '@nestjs/common';
import { AuditModule } from '../../core/audit/audit.module.ts';
import { RowRetentionModule } from '../../core/row-retention/row-retention.module.ts';
import { CsvModule } from '../../http/csv/csv.module.ts';
import { DiscordModule } from '../../identity/discord/discord.module.ts';
import { IngestModule } from '../ingest/ingest.module.ts';
import { EconomyAccount } from './economy.account.ts';
import { EconomyController } from './economy.controller.ts';
import { EconomyIngestController } from './economy.ingest.ts';
import { EconomyRepository } from './economy.repository.ts';
import { EconomyRetention } from './economy.retention.ts';
import { EconomyService } from './economy.service.ts';

/** The log of the bot's economy. */
@Module({
  imports: [AuditModule, CsvModule, DiscordModule, IngestModule, RowRetentionModule],
  controllers: [EconomyController, EconomyIngestController],
  providers: [EconomyRepository, EconomyService, EconomyAccount, EconomyRetention],
  exports: [EconomyRepository],
})
export class EconomyModule {}
