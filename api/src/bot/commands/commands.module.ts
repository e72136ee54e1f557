import { Module } from '@nestjs/common';
import { IngestModule } from '../ingest/ingest.module.ts';
import { CommandsController } from './commands.controller.ts';
import { CommandsIngestController } from './commands.ingest.ts';
import { CommandsRepository } from './commands.repository.ts';
import { CommandsScreens } from './commands.screens.ts';
import { CommandsService } from './commands.service.ts';

@Module({
  imports: [IngestModule],
  controllers: [CommandsController, CommandsIngestController],
  providers: [CommandsRepository, CommandsScreens, CommandsService],
})
export class CommandsModule {}
