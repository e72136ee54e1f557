import { Injectable } from '@nestjs/common';
import type { BeaconEvent } from '@portico/sdk/contracts/reports/schema';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { VERSION } from '../version.ts';

/** Metrics in the Prometheus text format. One registry per process. */
@Injectable()
export class MetricsService {
  readonly registry = new Registry();
  private readonly before: (() => Promise<void>)[] = [];
  private readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the end of its response',
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

  private readonly loads = new Counter({
    name: 'portico_part_loads_total',
    help: 'Pages of a remote that loaded in browsers, estimated from a sample',
    labelNames: ['remote', 'version'],
    registers: [this.registry],
  });
  private readonly loadTimes = appTimes(
    this.registry,
    'portico_part_load_seconds',
    'Time from the request for a page of a remote until it was rendered, in browsers',
  );
  private readonly viewTimes = appTimes(
    this.registry,
    'portico_part_view_seconds',
    'Time from the start of a navigation until the first page was interactive, in browsers',
  );
  private readonly failures = new Counter({
    name: 'portico_part_failures_total',
    help: 'Pages of a remote that did not load in browsers',
    labelNames: ['remote', 'version', 'page', 'reason'],
    registers: [this.registry],
  });
  private readonly errors = new Counter({
    name: 'portico_part_errors_total',
    help: 'Errors that a remote threw in browsers, while rendering or in an event',
    labelNames: ['remote', 'version', 'page', 'during'],
    registers: [this.registry],
  });

  private readonly messages = new Counter({
    name: 'portico_messages_total',
    help: 'Messages to customers, by the end of their delivery by email',
    labelNames: ['kind', 'outcome'],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    const about = { name: 'portico_info', help: 'The version of Portico that this replica runs' };
    this.addGauge({ ...about, labelNames: ['version'] }, () => [
      { labels: { version: VERSION }, value: 1 },
    ]);
  }

  /** Adds work that is done before the metrics are read, for values that are not at hand. */
  beforeReading(work: () => Promise<void>): void {
    this.before.push(work);
  }

  /** All metrics. */
  async text(): Promise<string> {
    await Promise.all(this.before.map((work) => work()));
    return this.registry.metrics();
  }

  /**
   * Adds a value that is read whenever the metrics are.
   * @param read returns the labels and values of that moment
   */
  addGauge<Label extends string>(
    { name, help, labelNames }: { name: string; help: string; labelNames: Label[] },
    read: () => { labels: Record<Label, string>; value: number }[],
  ): void {
    const gauge: Gauge<Label> = new Gauge({
      ...{ name, help, labelNames, registers: [this.registry] },
      collect: () => {
        gauge.reset();
        for (const { labels, value } of read()) gauge.set(labels, value);
      },
    });
  }

  /** @param route pattern of the route, never the address: labels must have few values */
  requestDone(method: string, route: string, status: number, seconds: number): void {
    this.requests.observe({ method, route, status: String(status) }, seconds);
  }

  cspViolation(directive: string): void {
    this.violations.inc({ directive });
  }

  /** Counts a message that needs no further attempt. */
  messageSettled(kind: string, outcome: string): void {
    this.messages.inc({ kind, outcome });
  }

  /**
   * Counts a report of a browser about a remote or the shell.
   * @param event with names from the registry only: labels must have few values
   * @param weight number of loads that a sampled one represents
   */
  appReported(event: BeaconEvent, weight: number): void {
    const { remote, version, page } = event;
    switch (event.kind) {
      case 'load':
        this.loads.inc({ remote, version }, weight);
        return this.loadTimes.observe({ remote, version }, event.ms / 1000);
      case 'view':
        return this.viewTimes.observe({ remote, version }, event.ms / 1000);
      case 'failure':
        return this.failures.inc({ remote, version, page, reason: event.reason });
      case 'render':
      case 'event':
      case 'answer':
        this.errors.inc({ remote, version, page, during: event.kind });
    }
  }
}

const appTimes = (registry: Registry, name: string, help: string) =>
  new Histogram({
    name,
    help,
    labelNames: ['remote', 'version'],
    buckets: [0.05, 0.1, 0.2, 0.4, 0.7, 1, 1.5, 2, 3, 5, 8],
    registers: [registry],
  });
