import { Injectable } from '@nestjs/common';
import { getTemplatesContract } from '@portico/contracts/templates/schema';
import { RevisionRepository } from '../../core/db/revision.repository.ts';
import { AnswerCache } from '../../http/answer/answer-cache.ts';
import { PreparedBody } from '../../http/answer/prepared-body.ts';
import { TEMPLATES, TemplatesRepository } from './templates.repository.ts';

/** The templates, serialized once per change. */
@Injectable()
export class TemplatesService {
  private readonly answers: AnswerCache;

  constructor(
    private readonly templates: TemplatesRepository,
    revisions: RevisionRepository,
  ) {
    this.answers = new AnswerCache(revisions, { maxEntries: 1 });
  }

  list(): Promise<PreparedBody> {
    return this.answers.get(TEMPLATES, {
      nouns: [TEMPLATES],
      make: async () => {
        const answer = getTemplatesContract.response.parse(await this.templates.list());
        return new PreparedBody(JSON.stringify(answer), 'public, max-age=60');
      },
    });
  }
}
