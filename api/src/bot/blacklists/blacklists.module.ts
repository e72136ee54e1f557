import { Module } from '@nestjs/common';
import { AuditModule } from '../../core/audit/audit.module.ts';
import { CsvModule } from '../../http/csv/csv.module.ts';
import { EconomyModule } from '../economy/economy.module.ts';
import { IngestModule } from '../ingest/ingest.module.ts';
import { BlacklistSetsRepository } from './blacklist-sets.repository.ts';
import { BlacklistsAccount } from './blacklists.account.ts';
import { BlacklistsController } from './blacklists.controller.ts';
import { BlacklistsIngestController } from './blacklists.ingest.ts';
import { BlacklistsRepository } from './blacklists.repository.ts';
import { BlacklistsService } from './blacklists.service.ts';

/** Users and servers that may not use the bot, a command or a cog. */
@Module({
  imports: [AuditModule, CsvModule, EconomyModule, IngestModule],
  controllers: [BlacklistsController, BlacklistsIngestController],
  providers: [BlacklistsRepository, BlacklistSetsRepository, BlacklistsService, BlacklistsAccount],
})
export class BlacklistsModule {}
