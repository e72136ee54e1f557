import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { LineBudget } from '../../core/log/line-budget.ts';
import { Log } from '../../core/log/log.ts';
import { MetricsService } from '../../core/metrics/metrics.service.ts';
import { parseCspReport } from './csp-report.ts';

/** Logged violations per minute; the metric counts all of them. */
export const MAX_LINES = 20;
const MINUTE_MS = 60_000;

/** Counts and logs violations that browsers report. */
@Injectable()
export class ReportsService implements OnModuleDestroy {
  private readonly lines = new LineBudget(MAX_LINES, MINUTE_MS, (leftOut) =>
    this.log.warn({ leftOut }, 'more CSP violations were counted but not logged'),
  );

  constructor(
    private readonly log: Log,
    private readonly metrics: MetricsService,
  ) {}

  record(body: unknown): void {
    for (const violation of parseCspReport(body)) {
      this.metrics.cspViolation(violation.directive);
      if (this.lines.take()) this.log.warn({ violation }, 'a browser reported a CSP violation');
    }
  }

  onModuleDestroy(): void {
    this.lines.end();
  }
}
