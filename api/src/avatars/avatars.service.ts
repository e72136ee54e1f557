import { Injectable } from '@nestjs/common';
import { getAvatarsContract, getUserAvatarsContract } from 'shared/contracts/avatars/schema';
import { RevisionRepository } from '../db/revision.repository.ts';
import { BodyCache } from '../http/body-cache.ts';
import { PreparedBody } from '../http/prepared-body.ts';
import { AVATARS, AvatarsRepository } from './avatars.repository.ts';

/** A hundred pages of the list; older entries are found on their person's page. */
const MOST_LISTED = 10_000;
const MOST_BODIES = 64;
/** People who hide a picture see the list without it soon. */
const CACHE = 'public, max-age=30';

/** The avatar history, serialised once per change. */
@Injectable()
export class AvatarsService {
  private readonly bodies = new BodyCache(MOST_BODIES);

  constructor(
    private readonly avatars: AvatarsRepository,
    private readonly revisions: RevisionRepository,
  ) {}

  async list(): Promise<PreparedBody> {
    const revision = await this.revisions.current(AVATARS);
    return this.bodies.get(`all ${revision}`, async () => {
      const answer = getAvatarsContract.response.parse(await this.avatars.newest(MOST_LISTED));
      return new PreparedBody(JSON.stringify(answer), CACHE);
    });
  }

  async ofUser(userId: string): Promise<PreparedBody> {
    const revision = await this.revisions.current(AVATARS);
    return this.bodies.get(`${userId} ${revision}`, async () => {
      const answer = getUserAvatarsContract.response.parse(await this.avatars.ofUser(userId));
      return new PreparedBody(JSON.stringify(answer), CACHE);
    });
  }
}
