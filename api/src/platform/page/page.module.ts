import { Module } from '@nestjs/common';
import { RegistryModule } from '../registry/registry.module.ts';
import { BrandFilesController } from './brand-files.controller.ts';
import { PageController } from './page.controller.ts';
import { PageService } from './page.service.ts';
import { SiteFilesController } from './site-files.controller.ts';

/** The page server: one HTML document for every address that no other route matches. */
@Module({
  imports: [RegistryModule],
  controllers: [PageController, BrandFilesController, SiteFilesController],
  providers: [PageService],
})
export class PageModule {}
