import { Controller } from '@nestjs/common';
import { getLegalTextContract, type LegalText } from '@portico/contracts/legal/schema';
import { LiveSite } from '../../core/site/live-site.ts';
import { Public } from '../../http/access/access.ts';
import type { PreparedBody } from '../../http/answer/prepared-body.ts';
import { Implements, Input, type InputOf } from '../../http/contract/contract.decorator.ts';
import { ProblemError } from '../../http/problem/problem.ts';
import { SiteAnswers } from '../../http/site/site-answers.ts';
import { textsOf } from '../../http/site/site-texts.ts';

const months = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The legal texts of the site pack. */
@Controller()
export class LegalController {
  constructor(
    private readonly site: LiveSite,
    private readonly answers: SiteAnswers,
  ) {}

  @Implements(getLegalTextContract)
  @Public()
  get(@Input() { params: { name } }: InputOf<typeof getLegalTextContract>): Promise<PreparedBody> {
    return this.answers.get(`legal ${name}`, () => this.text(name));
  }

  private text(name: string): LegalText {
    const { legal } = textsOf(this.site);
    const text = Object.hasOwn(legal, name) ? legal[name] : undefined;
    if (!text) throw new ProblemError(404, 'This site has no such legal text.');
    return {
      ...text,
      month: months.format(new Date(`${text.updated}-01T00:00:00Z`)),
      sections: text.sections.map((section, index) => ({
        ...section,
        number: index + 1,
        anchor: `#${section.id}`,
      })),
    };
  }
}
