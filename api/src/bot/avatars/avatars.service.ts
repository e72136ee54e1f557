import { Injectable } from '@nestjs/common';
import {
  getAvatarPageContract,
  getAvatarsContract,
  getUserAvatarsContract,
} from '@portico/contracts/avatars/schema';
import { AVATARS_PER_PAGE, pageWithin } from '@portico/contracts/rules/avatar-pages';
import { RevisionRepository } from '../../core/db/revision.repository.ts';
import { AnswerCache } from '../../http/answer/answer-cache.ts';
import { PreparedBody } from '../../http/answer/prepared-body.ts';
import { AVATARS, AvatarsRepository } from './avatars.repository.ts';

/** A hundred pages of the list. Older entries are on the pages of their users. */
const MAX_LISTED = 10_000;
const MAX_ANSWERS = 64;
const MAX_BYTES = 32 * 1024 * 1024;
/** Short, so that a hidden avatar soon disappears from the list. */
const CACHE = 'public, max-age=30';

/** The avatar history, serialized once per change. */
@Injectable()
export class AvatarsService {
  private readonly answers: AnswerCache;

  constructor(
    private readonly avatars: AvatarsRepository,
    revisions: RevisionRepository,
  ) {
    this.answers = new AnswerCache(revisions, { maxEntries: MAX_ANSWERS, maxBytes: MAX_BYTES });
  }

  list(): Promise<PreparedBody> {
    return this.answers.get('all', {
      nouns: [AVATARS],
      make: async () => {
        const answer = getAvatarsContract.response.parse(await this.avatars.listNewest(MAX_LISTED));
        return new PreparedBody(JSON.stringify(answer), CACHE);
      },
    });
  }

  /** @param asked a page beyond the last one is the last one */
  page(asked: number): Promise<PreparedBody> {
    const wanted = pageWithin(asked, MAX_LISTED / AVATARS_PER_PAGE);
    return this.answers.get(`page ${wanted}`, {
      nouns: [AVATARS],
      make: async () => {
        const total = await this.avatars.countPublic(MAX_LISTED);
        const pages = Math.max(1, Math.ceil(total / AVATARS_PER_PAGE));
        const page = pageWithin(wanted, pages);
        const offset = (page - 1) * AVATARS_PER_PAGE;
        const answer = getAvatarPageContract.response.parse({
          entries: await this.avatars.listNewest(AVATARS_PER_PAGE, offset),
          page,
          pages,
          earlier: page > 1 ? page - 1 : null,
          later: page < pages ? page + 1 : null,
          extent: total === 0 ? 'none' : pages > 1 ? 'several' : 'one',
        });
        return new PreparedBody(JSON.stringify(answer), CACHE);
      },
    });
  }

  listByUser(userId: string): Promise<PreparedBody> {
    return this.answers.get(userId, {
      nouns: [AVATARS],
      make: async () => {
        const answer = getUserAvatarsContract.response.parse(await this.avatars.listByUser(userId));
        return new PreparedBody(JSON.stringify(answer), CACHE);
      },
    });
  }
}
