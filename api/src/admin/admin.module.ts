import { Module } from '@nestjs/common';
import { IngestModule } from '../ingest/ingest.module.ts';
import { TeamModule } from '../team/team.module.ts';
import { AdminCommands } from './admin.commands.ts';
import { AdminServer } from './admin.server.ts';

@Module({ imports: [IngestModule, TeamModule], providers: [AdminCommands, AdminServer] })
export class AdminModule {}
