import { Module } from '@nestjs/common';
import { BuilderController } from './builder/builder.controller.ts';
import { FeaturesController } from './features/features.controller.ts';
import { LandingController } from './landing/landing.controller.ts';
import { LandingFiguresService } from './landing/landing-figures.service.ts';
import { LegalController } from './legal/legal.controller.ts';
import { SiteAnswersModule } from '../http/site/site-answers.module.ts';

/** What the site pack says, for pages. */
@Module({
  imports: [SiteAnswersModule],
  controllers: [BuilderController, LandingController, FeaturesController, LegalController],
  providers: [LandingFiguresService],
})
export class ContentModule {}
