import { Injectable } from '@nestjs/common';
import { Log } from '../log/log.ts';
import { MetricsService } from '../metrics/metrics.service.ts';
import { violationsOf } from './csp-report.ts';

/** Counts and logs what browsers report. */
@Injectable()
export class ReportsService {
  constructor(
    private readonly log: Log,
    private readonly metrics: MetricsService,
  ) {}

  take(body: unknown): void {
    for (const violation of violationsOf(body)) {
      this.metrics.cspViolation(violation.directive);
      this.log.warn({ violation }, 'a browser reported a CSP violation');
    }
  }
}
