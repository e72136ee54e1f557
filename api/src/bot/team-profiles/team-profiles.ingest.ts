import { Controller, Injectable } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { IngestReceipt } from 'shared/contracts/ingest/receipt';
import { putTeamProfilesContract, TeamProfile } from 'shared/contracts/ingest/team';
import { Ingest } from '../../http/access/access.ts';
import { Implements, Input, type InputOf } from '../../http/implements.ts';
import { sortBatch } from '../ingest/batch.ts';
import { INGEST_BODY } from '../ingest/body-limit.ts';
import { IngestWriter } from '../ingest/ingest-writer.ts';
import { TeamProfilesRepository, TEAM_PROFILES } from './team-profiles.repository.ts';

/** Takes the whole set of the team's profiles from the bot. */
@Injectable()
export class TeamProfilesIngest {
  constructor(
    private readonly writer: IngestWriter,
    private readonly profiles: TeamProfilesRepository,
  ) {}

  async replace({ body, query }: InputOf<typeof putTeamProfilesContract>): Promise<IngestReceipt> {
    const dryRun = query.dryRun === '1';
    const ids = new Set<string>();
    const { good, rejected } = await sortBatch(TeamProfile, body.profiles, ({ user_id }) => {
      const isNew = !ids.has(user_id);
      ids.add(user_id);
      return isNew ? undefined : { path: 'user_id', message: 'is in this set twice' };
    });
    // A set of nothing but mistakes would leave the team faceless: keep it, and its revision.
    if (good.length === 0 && rejected.length > 0) {
      return { dryRun, accepted: 0, duplicates: 0, rejected };
    }
    const taken = await this.writer.replace(TEAM_PROFILES, body.revision, dryRun, (tx) =>
      this.profiles.replace(tx, good),
    );
    return {
      dryRun,
      accepted: taken ? good.length : 0,
      duplicates: taken ? 0 : good.length,
      rejected,
    };
  }
}

@Controller()
export class TeamProfilesIngestController {
  constructor(private readonly ingest: TeamProfilesIngest) {}

  @Implements(putTeamProfilesContract)
  @Ingest('team-profiles')
  @RouteConfig(INGEST_BODY)
  replace(@Input() input: InputOf<typeof putTeamProfilesContract>): Promise<IngestReceipt> {
    return this.ingest.replace(input);
  }
}
