import { Controller } from '@nestjs/common';
import { getBuilderContract } from '@portico/contracts/builder/schema';
import { LiveSite } from '../../core/site/live-site.ts';
import { Public } from '../../http/access/access.ts';
import type { PreparedBody } from '../../http/answer/prepared-body.ts';
import { Implements } from '../../http/contract/contract.decorator.ts';
import { SiteAnswers } from '../../http/site/site-answers.ts';
import { textsOf } from '../../http/site/site-texts.ts';

/** What the embed builder knows of the bot, as the site pack says it. */
@Controller()
export class BuilderController {
  constructor(
    private readonly site: LiveSite,
    private readonly answers: SiteAnswers,
  ) {}

  @Implements(getBuilderContract)
  @Public()
  get(): Promise<PreparedBody> {
    return this.answers.get('builder', () => textsOf(this.site).builder);
  }
}
