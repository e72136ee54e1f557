import { Module } from '@nestjs/common';
import { FontsController } from './page/files/fonts.controller.ts';
import { PicturesController } from './page/files/pictures.controller.ts';
import { PublicCalls } from './page/data/public-calls.service.ts';
import { NoticesService } from './page/document/notices.service.ts';
import { PageDocuments } from './page/document/page-documents.service.ts';
import { PageController } from './page/page.controller.ts';
import { PageService } from './page/page.service.ts';
import { PreviewLinkController } from './page/preview-link.controller.ts';
import { RegistryController } from './page/files/registry.controller.ts';
import { SiteFilesController } from './page/files/site-files.controller.ts';
import { VariantService } from './page/request/variant.service.ts';
import { ReleasesModule } from './releases.module.ts';
import { ReportsController } from './reports/reports.controller.ts';
import { ReportsService } from './reports/reports.service.ts';
import { ErrorFramesRepository } from './vitals/error-frames.repository.ts';
import { ErrorFrames } from './vitals/error-frames.service.ts';
import { VitalsController } from './vitals/vitals.controller.ts';
import { VitalsRepository } from './vitals/vitals.repository.ts';
import { VitalsService } from './vitals/vitals.service.ts';

/** The page server, and what browsers report to it. */
@Module({
  imports: [ReleasesModule],
  controllers: [
    RegistryController,
    PreviewLinkController,
    PageController,
    FontsController,
    PicturesController,
    SiteFilesController,
    VitalsController,
    ReportsController,
  ],
  providers: [
    NoticesService,
    PageDocuments,
    PageService,
    PublicCalls,
    VariantService,
    ErrorFrames,
    ErrorFramesRepository,
    VitalsRepository,
    VitalsService,
    ReportsService,
  ],
})
export class PageModule {}
