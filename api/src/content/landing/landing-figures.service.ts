import { Injectable } from '@nestjs/common';
import { getLandingFiguresContract, type LandingFigures } from '@portico/contracts/landing/schema';
import { RevisionRepository } from '../../core/db/revision.repository.ts';
import { FigureSources } from '../../core/figures/figure-sources.ts';
import { LiveSite } from '../../core/site/live-site.ts';
import { AnswerCache } from '../../http/answer/answer-cache.ts';
import { PreparedBody } from '../../http/answer/prepared-body.ts';
import { textsOf } from '../../http/site/site-texts.ts';

const MINUTE_MS = 60_000;

/** What the landing page claims in numbers, made once a minute. */
@Injectable()
export class LandingFiguresService {
  private readonly answers: AnswerCache;

  constructor(
    private readonly site: LiveSite,
    private readonly sources: FigureSources,
    revisions: RevisionRepository,
  ) {
    // Of the pack, and of one in a preview beside it.
    this.answers = new AnswerCache(revisions, { maxEntries: 2 });
  }

  get(): Promise<PreparedBody> {
    return this.answers.get('figures', {
      nouns: [],
      step: Math.floor(Date.now() / MINUTE_MS),
      make: async () => {
        const answer = getLandingFiguresContract.response.parse(await this.figures());
        return new PreparedBody(JSON.stringify(answer), 'public, max-age=30');
      },
    });
  }

  private async figures(): Promise<LandingFigures> {
    const [labels] = textsOf(this.site).landing.sections.flatMap(({ hero }) =>
      (hero ?? []).flatMap(({ figures }) => figures),
    );
    if (!labels) return { entries: [], about: [] };
    const known = await this.sources.all();
    const shown = Object.entries(labels).flatMap(([name, label]) => {
      const figure = known[name];
      return figure ? [{ label, figure }] : [];
    });
    return {
      entries: shown.map(({ label, figure: { value } }) => ({ label, value })),
      about: shown.flatMap(({ figure: { about } }) => about ?? []),
    };
  }
}
