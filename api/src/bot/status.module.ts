import { Module } from '@nestjs/common';
import { ComponentSampler } from './components/component-sampler.service.ts';
import { ComponentsController } from './components/components.controller.ts';
import { ComponentsIngestController } from './components/components.ingest.ts';
import { ComponentsRepository } from './components/components.repository.ts';
import { ComponentsService } from './components/components.service.ts';
import { FeedsController } from './feeds/feeds.controller.ts';
import { FeedsService } from './feeds/feeds.service.ts';
import { IncidentsAccount } from './incidents/incidents.account.ts';
import { IncidentsController } from './incidents/incidents.controller.ts';
import { IncidentsRepository } from './incidents/incidents.repository.ts';
import { IncidentTextsService } from './incidents/incident-texts.service.ts';
import { IncidentsService } from './incidents/incidents.service.ts';
import { StaffIncidentsController } from './incidents/staff-incidents.controller.ts';
import { IngestModule } from './ingest/ingest.module.ts';
import { StatusPageController } from './status-page/status-page.controller.ts';
import { StatusFigures } from './status-page/status.figures.ts';
import { StatusPageService } from './status-page/status-page.service.ts';
import { FullHistoryService } from './status/full-history.service.ts';
import { HistoryThinningRepository } from './status/history-thinning.repository.ts';
import { HistoryThinningService } from './status/history-thinning.service.ts';
import { HistoryRetention } from './status/history.retention.ts';
import { StatusController } from './status/status.controller.ts';
import { StatusIngestController } from './status/status.ingest.ts';
import { StatusRepository } from './status/status.repository.ts';
import { StatusService } from './status/status.service.ts';
import { SiteAnswersModule } from '../http/site/site-answers.module.ts';

/** The status page: shards and their history, components, incidents and feeds. */
@Module({
  imports: [SiteAnswersModule, IngestModule],
  controllers: [
    StatusController,
    StatusIngestController,
    ComponentsController,
    ComponentsIngestController,
    IncidentsController,
    StaffIncidentsController,
    FeedsController,
    StatusPageController,
  ],
  providers: [
    StatusRepository,
    FullHistoryService,
    HistoryThinningRepository,
    HistoryThinningService,
    HistoryRetention,
    StatusService,
    ComponentsRepository,
    ComponentsService,
    ComponentSampler,
    IncidentsRepository,
    IncidentsService,
    IncidentTextsService,
    IncidentsAccount,
    FeedsService,
    StatusPageService,
    StatusFigures,
  ],
  exports: [IncidentsRepository, StatusRepository],
})
export class StatusModule {}
