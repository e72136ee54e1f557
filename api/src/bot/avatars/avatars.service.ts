import { Injectable } from '@nestjs/common';
import { getAvatarsContract, getUserAvatarsContract } from '@portico/sdk/contracts/avatars/schema';
import { RevisionRepository } from '../../core/db/revision.repository.ts';
import { AnswerCache } from '../../http/answer-cache.ts';
import { PreparedBody } from '../../http/prepared-body.ts';
import { AVATARS, AvatarsRepository } from './avatars.repository.ts';

/** A hundred pages of the list. Older entries are on the pages of their users. */
export const MAX_LISTED = 10_000;
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
