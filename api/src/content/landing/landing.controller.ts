import { Controller } from '@nestjs/common';
import { getLandingContract, getLandingFiguresContract } from '@portico/contracts/landing/schema';
import { LiveSite } from '../../core/site/live-site.ts';
import { Public } from '../../http/access/access.ts';
import type { PreparedBody } from '../../http/answer/prepared-body.ts';
import { Implements } from '../../http/contract/contract.decorator.ts';
import { SiteAnswers } from '../../http/site/site-answers.ts';
import { textsOf } from '../../http/site/site-texts.ts';
import { LandingFiguresService } from './landing-figures.service.ts';

/** The landing page of the site pack. */
@Controller()
export class LandingController {
  constructor(
    private readonly site: LiveSite,
    private readonly answers: SiteAnswers,
    private readonly figures: LandingFiguresService,
  ) {}

  @Implements(getLandingContract)
  @Public()
  get(): Promise<PreparedBody> {
    return this.answers.get('landing', () => textsOf(this.site).landing);
  }

  @Implements(getLandingFiguresContract)
  @Public()
  getFigures(): Promise<PreparedBody> {
    return this.figures.get();
  }
}
