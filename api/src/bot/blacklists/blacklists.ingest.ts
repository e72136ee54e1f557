import { Controller, Injectable } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { BLACKLIST_ENTRIES, type BlacklistEntry } from 'shared/contracts/blacklists/schema';
import { putBlacklistContract } from 'shared/contracts/ingest/blacklists';
import type { IngestReceipt } from 'shared/contracts/ingest/receipt';
import { Ingest } from '../../http/access/access.ts';
import { Implements, Input, type InputOf } from '../../http/implements.ts';
import { notInFuture, sortBatch } from '../ingest/batch.ts';
import { INGEST_BODY } from '../ingest/body-limit.ts';
import { IngestWriter } from '../ingest/ingest-writer.ts';
import { BlacklistSetsRepository } from './blacklist-sets.repository.ts';
import { kindOf } from './kind.ts';

/** Takes whole blacklists from the bot. */
@Injectable()
export class BlacklistsIngest {
  constructor(
    private readonly writer: IngestWriter,
    private readonly sets: BlacklistSetsRepository,
  ) {}

  async replace(input: InputOf<typeof putBlacklistContract>): Promise<IngestReceipt> {
    const { body, query } = input;
    const kind = kindOf(input.params);
    const dryRun = query.dryRun === '1';
    const now = Date.now() / 1000;
    const { good, rejected } = await sortBatch<(typeof BLACKLIST_ENTRIES)[typeof kind]>(
      BLACKLIST_ENTRIES[kind],
      body.entries,
      ({ timestamp }) => notInFuture('timestamp', timestamp, now),
    );
    // A set of nothing but mistakes would free everybody: keep it, and keep the revision free.
    if (good.length === 0 && rejected.length > 0) {
      return { dryRun, accepted: 0, duplicates: 0, rejected };
    }
    const { revision, part, parts } = body;
    let isTaken = false;
    await this.writer.append(`blacklist ${kind}`, dryRun, async (tx) => {
      const entries: BlacklistEntry[] = good;
      isTaken = await this.sets.take(tx, kind, { revision, part, parts, entries });
      return isTaken ? 1 : 0;
    });
    const [accepted, duplicates] = isTaken ? [good.length, 0] : [0, good.length];
    return { dryRun, accepted, duplicates, rejected };
  }
}

@Controller()
export class BlacklistsIngestController {
  constructor(private readonly ingest: BlacklistsIngest) {}

  @Implements(putBlacklistContract)
  @Ingest('blacklists')
  @RouteConfig(INGEST_BODY)
  replace(@Input() input: InputOf<typeof putBlacklistContract>): Promise<IngestReceipt> {
    return this.ingest.replace(input);
  }
}
