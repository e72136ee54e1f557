import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { JobsService } from '../../core/jobs/jobs.service.ts';
import { LimitRepository } from '../../core/limits/limit.repository.ts';
import { ProblemError } from '../problem/problem.ts';

const DELETE_EVERY_SECONDS = 600;

/**
 * Rate limits of payment and sign-in routes, shared by replicas. They fail closed: a call is
 * rejected while the database is unavailable (docs/threats.md row 82).
 */
@Injectable()
export class LimitsService implements OnApplicationBootstrap {
  constructor(
    private readonly limits: LimitRepository,
    private readonly jobs: JobsService,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.every('limits', DELETE_EVERY_SECONDS, () => this.limits.deleteEnded());
  }

  /**
   * Counts one call.
   * @param key subject of the limit, for example `verify INV-…`
   * @throws ProblemError 429 beyond `max` calls in a window of `seconds`
   */
  async count(key: string, max: number, seconds: number): Promise<void> {
    const { hits, rest } = await this.limits.count(key, seconds);
    if (hits <= max) return;
    throw new ProblemError(429, 'Too many attempts. Wait a minute and try again.', {
      kind: 'rate-limited',
      headers: { 'retry-after': String(Math.max(1, rest)) },
    });
  }
}
