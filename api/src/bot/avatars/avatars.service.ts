import { Injectable } from '@nestjs/common';
import { getAvatarsContract, getUserAvatarsContract } from 'shared/contracts/avatars/schema';
import { RevisionRepository } from '../../core/db/revision.repository.ts';
import { AnswerCache } from '../../http/answer-cache.ts';
import { PreparedBody } from '../../http/prepared-body.ts';
import { AVATARS, AvatarsRepository } from './avatars.repository.ts';

/** A hundred pages of the list; older entries are found on their person's page. */
const MAX_LISTED = 10_000;
const MAX_ANSWERS = 64;
const MAX_BYTES = 32 * 1024 * 1024;
/** People who hide a picture see the list without it soon. */
const CACHE = 'public, max-age=30';

/** The avatar history, serialised once per change. */
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
