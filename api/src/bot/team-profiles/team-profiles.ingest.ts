import { Controller } from '@nestjs/common';
import type { IngestReceipt } from '@portico/contracts/ingest/receipt';
import { putTeamProfilesContract } from '@portico/contracts/ingest/team';
import { Input, type InputOf } from '../../http/contract/contract.decorator.ts';
import { IngestRoute } from '../ingest/ingest-route.ts';
import { SetIngest } from '../ingest/set-ingest.ts';
import { TeamProfilesRepository, TEAM_PROFILES } from './team-profiles.repository.ts';

/** Receives the whole set of team profiles from the bot. */
@Controller()
export class TeamProfilesIngestController {
  constructor(
    private readonly ingest: SetIngest,
    private readonly profiles: TeamProfilesRepository,
  ) {}

  @IngestRoute(putTeamProfilesContract)
  replace(@Input() input: InputOf<typeof putTeamProfilesContract>): Promise<IngestReceipt> {
    return this.ingest.replace(putTeamProfilesContract, input, {
      noun: TEAM_PROFILES,
      members: input.body.profiles,
      write: (tx, set) => this.profiles.replace(tx, set),
    });
  }
}
