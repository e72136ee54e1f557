import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { LineBudget } from '../../core/log/line-budget.ts';
import { Log } from '../../core/log/log.ts';
import { MetricsService } from '../../core/metrics/metrics.service.ts';
import { violationsOf } from './csp-report.ts';

/** Lines about violations that the log gets in a minute; the metric counts all of them. */
export const MAX_LINES = 20;
const MINUTE_MS = 60_000;

/** Counts and logs what browsers report. */
@Injectable()
export class ReportsService implements OnModuleDestroy {
  private readonly lines = new LineBudget(MAX_LINES, MINUTE_MS, (leftOut) =>
    this.log.warn({ leftOut }, 'further CSP violations were counted, and left out of the log'),
  );

  constructor(
    private readonly log: Log,
    private readonly metrics: MetricsService,
  ) {}

  take(body: unknown): void {
    for (const violation of violationsOf(body)) {
      this.metrics.cspViolation(violation.directive);
      if (this.lines.take()) this.log.warn({ violation }, 'a browser reported a CSP violation');
    }
  }

  onModuleDestroy(): void {
    this.lines.end();
  }
}
