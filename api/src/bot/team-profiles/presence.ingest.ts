import { Controller, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { IngestReceipt } from 'shared/contracts/ingest/receipt';
import { postPresenceContract, PresenceEvent } from 'shared/contracts/ingest/team';
import { Ingest } from '../../http/access/access.ts';
import { Implements, Input, type InputOf } from '../../http/implements.ts';
import { notInFuture, sortBatch } from '../ingest/batch.ts';
import { INGEST_BODY } from '../ingest/body-limit.ts';
import { IngestWriter } from '../ingest/ingest-writer.ts';
import { JobsService } from '../../core/jobs/jobs.service.ts';
import { TeamProfilesRepository, TEAM_PRESENCE } from './team-profiles.repository.ts';

const EVERY_SECONDS = 3600;

/** Takes from the bot what people of the team do. */
@Injectable()
export class PresenceIngest implements OnApplicationBootstrap {
  constructor(
    private readonly writer: IngestWriter,
    private readonly profiles: TeamProfilesRepository,
    private readonly jobs: JobsService,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.every('presence events', EVERY_SECONDS, () => this.profiles.forgetEvents());
  }

  async take({ body, query }: InputOf<typeof postPresenceContract>): Promise<IngestReceipt> {
    const dryRun = query.dryRun === '1';
    const now = Date.now() / 1000;
    const { good, rejected } = await sortBatch(PresenceEvent, body.events, ({ at }) =>
      notInFuture('at', at, now),
    );
    const accepted =
      good.length === 0
        ? 0
        : await this.writer.append(TEAM_PRESENCE, dryRun, (tx) => this.profiles.add(tx, good));
    return { dryRun, accepted, duplicates: good.length - accepted, rejected };
  }
}

@Controller()
export class PresenceIngestController {
  constructor(private readonly ingest: PresenceIngest) {}

  @Implements(postPresenceContract)
  @Ingest('presence')
  @RouteConfig(INGEST_BODY)
  take(@Input() input: InputOf<typeof postPresenceContract>): Promise<IngestReceipt> {
    return this.ingest.take(input);
  }
}
