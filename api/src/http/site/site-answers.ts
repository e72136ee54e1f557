import { Injectable } from '@nestjs/common';
import { RevisionRepository } from '../../core/db/revision.repository.ts';
import { AnswerCache } from '../answer/answer-cache.ts';
import { PreparedBody } from '../answer/prepared-body.ts';

/** Visitors ask each time whether a text has changed, and get it only then. */
const CACHE = 'public, no-cache';
/** Of a pack with many features, and of one in a preview beside it. */
const MAX_ANSWERS = 500;

/** Answers that follow from the site pack and the settings alone, each made once for a pack. */
@Injectable()
export class SiteAnswers {
  private readonly answers: AnswerCache;

  constructor(revisions: RevisionRepository) {
    this.answers = new AnswerCache(revisions, { maxEntries: MAX_ANSWERS });
  }

  /**
   * @param name of the answer, with what it depends on besides the pack
   * @throws what `make` throws, each time
   */
  get(name: string, make: () => object): Promise<PreparedBody> {
    return this.answers.get(name, {
      nouns: [],
      make: async () => new PreparedBody(JSON.stringify(make()), CACHE),
    });
  }
}
