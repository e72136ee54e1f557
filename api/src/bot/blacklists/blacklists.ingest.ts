import { Controller } from '@nestjs/common';
import { BLACKLIST_ENTRIES } from '@portico/contracts/blacklists/schema';
import { putBlacklistContract } from '@portico/contracts/ingest/blacklists';
import type { IngestReceipt } from '@portico/contracts/ingest/receipt';
import { LiveSite } from '../../core/site/live-site.ts';
import { Input, type InputOf } from '../../http/contract/contract.decorator.ts';
import { notInFuture } from '../ingest/batch.ts';
import { IngestRoute } from '../ingest/ingest-route.ts';
import { IngestWriter } from '../ingest/ingest-writer.ts';
import { SetIngest } from '../ingest/set-ingest.ts';
import { BlacklistSetsRepository } from './blacklist-sets.repository.ts';
import { kindOf } from './blacklist-kind.ts';

/** Receives whole blacklists from the bot. */
@Controller()
export class BlacklistsIngestController {
  constructor(
    private readonly ingest: SetIngest,
    private readonly writer: IngestWriter,
    private readonly sets: BlacklistSetsRepository,
    private readonly site: LiveSite,
  ) {}

  /** A list may arrive in parts, so its revision is stored in `blacklist_sets`. */
  @IngestRoute(putBlacklistContract)
  replace(
    @Input() { params, query, body }: InputOf<typeof putBlacklistContract>,
  ): Promise<IngestReceipt> {
    const kind = kindOf(params, this.site, 422);
    const { entries: members, ...part } = body;
    return this.ingest.storePart(query, {
      item: BLACKLIST_ENTRIES[kind],
      members,
      check: ({ timestamp }, now) => notInFuture('timestamp', timestamp, now),
      store: async (entries) => {
        const written = await this.writer.append(`blacklist ${kind}`, query.dryRun, async (tx) =>
          (await this.sets.store(tx, kind, { ...part, entries })) ? 1 : 0,
        );
        return written > 0;
      },
    });
  }
}
