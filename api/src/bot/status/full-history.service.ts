import { Injectable, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { RevisionRepository } from '../../core/db/revision.repository.ts';
import { AnswerCache } from '../../http/answer-cache.ts';
import { PreparedBody } from '../../http/prepared-body.ts';
import { HISTORY, StatusRepository } from './status.repository.ts';
import { fullDetailSince, thinnedHistory } from './thinned-history.ts';

/** How soon after a change the answer is made anew without a request. */
const CHECK_INTERVAL_MS = 5_000;
/** Without a request for so long it is no longer made ahead. */
const IDLE_AFTER_MS = 600_000;

const epochNow = () => Math.floor(Date.now() / 1000);

/**
 * The answer of `GET /api/history` without a range: megabytes. It is made and compressed once per
 * revision, in the background as long as somebody reads it; requests get the last one meanwhile.
 */
@Injectable()
export class FullHistory implements OnModuleInit, BeforeApplicationShutdown {
  private readonly answers: AnswerCache;
  private requestedAt = -Infinity;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly status: StatusRepository,
    revisions: RevisionRepository,
  ) {
    this.answers = new AnswerCache(revisions, { maxEntries: 1 });
  }

  onModuleInit(): void {
    this.timer = setInterval(() => this.keepCurrent(), CHECK_INTERVAL_MS).unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  body(): Promise<PreparedBody> {
    this.requestedAt = Date.now();
    return this.current();
  }

  private keepCurrent(): void {
    if (Date.now() - this.requestedAt > IDLE_AFTER_MS) return;
    // The next request meets the same fault and reports it.
    this.current().catch(() => undefined);
  }

  private current(): Promise<PreparedBody> {
    return this.answers.get(HISTORY, {
      nouns: [HISTORY],
      // What leaves the full detail leaves it by the quarter hour.
      step: fullDetailSince(epochNow()),
      mayLag: true,
      make: async () => {
        const json = await thinnedHistory(this.status, epochNow());
        return new PreparedBody(json, 'public, max-age=60').compress();
      },
    });
  }
}
