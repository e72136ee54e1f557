import { Module } from '@nestjs/common';
import { CanariesModule } from '../canaries/canaries.module.ts';
import { PreviewsModule } from '../previews/previews.module.ts';
import { RegistryModule } from '../registry/registry.module.ts';
import { SmokeModule } from '../smoke/smoke.module.ts';
import { BrandFilesController } from './brand-files.controller.ts';
import { NoticesService } from './notices.service.ts';
import { PageDocuments } from './page-documents.service.ts';
import { PageController } from './page.controller.ts';
import { PageService } from './page.service.ts';
import { PreviewLinkController } from './preview-link.controller.ts';
import { RegistryController } from './registry.controller.ts';
import { SiteFilesController } from './site-files.controller.ts';
import { VariantService } from './variant.service.ts';

/**
 * The page server: one HTML document for every address that no other route matches, and the registry
 * snapshot that open documents compare theirs with.
 */
@Module({
  imports: [CanariesModule, PreviewsModule, RegistryModule, SmokeModule],
  controllers: [
    RegistryController,
    PreviewLinkController,
    PageController,
    BrandFilesController,
    SiteFilesController,
  ],
  providers: [NoticesService, PageDocuments, PageService, VariantService],
})
export class PageModule {}
