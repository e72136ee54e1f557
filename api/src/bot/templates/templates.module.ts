import { Module } from '@nestjs/common';
import { IngestModule } from '../ingest/ingest.module.ts';
import { TemplatesController } from './templates.controller.ts';
import { TemplatesIngestController } from './templates.ingest.ts';
import { TemplatesRepository } from './templates.repository.ts';
import { TemplatesScreens } from './templates.screens.ts';
import { TemplatesService } from './templates.service.ts';

@Module({
  imports: [IngestModule],
  controllers: [TemplatesController, TemplatesIngestController],
  providers: [TemplatesRepository, TemplatesScreens, TemplatesService],
})
export class TemplatesModule {}
