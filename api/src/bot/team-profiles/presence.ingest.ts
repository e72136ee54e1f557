import { Controller } from '@nestjs/common';
import type { IngestReceipt } from '@portico/contracts/ingest/receipt';
import { postPresenceContract } from '@portico/contracts/ingest/team';
import { Input, type InputOf } from '../../http/contract/contract.decorator.ts';
import { notInFuture } from '../ingest/batch.ts';
import { EventIngest } from '../ingest/event-ingest.ts';
import { IngestRoute } from '../ingest/ingest-route.ts';
import { TeamProfilesRepository, TEAM_PRESENCE } from './team-profiles.repository.ts';

/** Receives presence events from the bot. */
@Controller()
export class PresenceIngestController {
  constructor(
    private readonly ingest: EventIngest,
    private readonly profiles: TeamProfilesRepository,
  ) {}

  @IngestRoute(postPresenceContract)
  append(@Input() input: InputOf<typeof postPresenceContract>): Promise<IngestReceipt> {
    return this.ingest.append(postPresenceContract, input, {
      noun: TEAM_PRESENCE,
      check: ({ at }, now) => notInFuture('at', at, now),
      write: (events) => (tx) => this.profiles.add(tx, events),
    });
  }
}
