import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

/** Numbers for operators, in Prometheus' text format. One registry per process. */
@Injectable()
export class MetricsService {
  readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.registry],
  });
  private readonly violations = new Counter({
    name: 'csp_violations_total',
    help: 'Content-Security-Policy violations that browsers reported',
    labelNames: ['directive'],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** @param route the route's pattern, never the address: addresses are without number */
  requestDone(method: string, route: string, status: number, seconds: number): void {
    this.requests.observe({ method, route, status: String(status) }, seconds);
  }

  cspViolation(directive: string): void {
    this.violations.inc({ directive });
  }
}
