import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { RevisionRepository } from '../../core/db/revision.repository.ts';
import { JobsService } from '../../core/jobs/jobs.service.ts';
import { AnswerCache } from '../../http/answer/answer-cache.ts';
import { PreparedBody } from '../../http/answer/prepared-body.ts';
import { HISTORY, StatusRepository } from './status.repository.ts';
import { fullDetailSince, thinnedHistory } from './thinned-history.ts';

/** How often the service checks for a new revision without a request. */
const CHECK_SECONDS = 5;
/** Without a request for this time, the response is no longer prepared in advance. */
const IDLE_AFTER_MS = 600_000;

const epochNow = () => Math.floor(Date.now() / 1000);

/**
 * The response of `GET /api/history` without a range, which has several megabytes. It is built and
 * compressed once per revision, in the background while there are requests. Meanwhile requests get the
 * previous response.
 */
@Injectable()
export class FullHistoryService implements OnApplicationBootstrap {
  private readonly answers: AnswerCache;
  private requestedAt = -Infinity;

  constructor(
    private readonly status: StatusRepository,
    revisions: RevisionRepository,
    private readonly jobs: JobsService,
  ) {
    this.answers = new AnswerCache(revisions, { maxEntries: 1 });
  }

  onApplicationBootstrap(): void {
    this.jobs.onEveryReplica('full history', CHECK_SECONDS, () => this.keepCurrent());
  }

  body(): Promise<PreparedBody> {
    this.requestedAt = performance.now();
    return this.current();
  }

  private async keepCurrent(): Promise<void> {
    if (performance.now() - this.requestedAt > IDLE_AFTER_MS) return;
    // The next request fails in the same way and reports the error.
    await this.current().catch(() => undefined);
  }

  private current(): Promise<PreparedBody> {
    return this.answers.get(HISTORY, {
      nouns: [HISTORY],
      // Every quarter hour, readings become old enough to be thinned.
      step: fullDetailSince(epochNow()),
      mayLag: true,
      make: async () => {
        const json = await thinnedHistory(this.status, epochNow());
        return new PreparedBody(json, 'public, max-age=60').compress();
      },
    });
  }
}
