import { Module } from '@nestjs/common';
import { SiteAnswers } from './site-answers.ts';

/** For modules that answer what the site pack says. */
@Module({ providers: [SiteAnswers], exports: [SiteAnswers] })
export class SiteAnswersModule {}
