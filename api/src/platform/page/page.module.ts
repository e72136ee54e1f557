import { Module } from '@nestjs/common';
import { CommandsModule } from '../../bot/commands/commands.module.ts';
import { RegistryModule } from '../registry/registry.module.ts';
import { BrandFilesController } from './brand-files.controller.ts';
import { KnownLists } from './known-lists.service.ts';
import { PageController } from './page.controller.ts';
import { PageService } from './page.service.ts';
import { SiteFilesController } from './site-files.controller.ts';

/** The page server: one HTML document for every address that nothing else answers (DESIGN §2). */
@Module({
  imports: [CommandsModule, RegistryModule],
  controllers: [PageController, BrandFilesController, SiteFilesController],
  providers: [KnownLists, PageService],
})
export class PageModule {}
