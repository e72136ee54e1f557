import { Injectable } from '@nestjs/common';
import type { BeaconEvent } from '@portico/sdk/contracts/reports/schema';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { withTimeout } from '../db/with-timeout.ts';
import { VERSION } from '../version.ts';

/** How long a scrape waits for a reading; its values are left out then. */
const READING_MS = 2_000;

/** What a metric says about itself, by the conventions of Prometheus (docs/signals.md). */
interface Metric<Label extends string> {
  name: string;
  help: string;
  labelNames: readonly Label[];
}

/** One value of a gauge. */
interface Sample<Label extends string> {
  labels: Partial<Record<Label, string>>;
  value: number;
}

/** Metrics in the Prometheus text format. One registry per process. */
@Injectable()
export class MetricsService {
  readonly registry = new Registry();
  private readonly readings: (() => Promise<void>)[] = [];
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
    name: 'portico_remote_loads_total',
    help: 'Pages of a remote that loaded in browsers, estimated from a sample',
    labelNames: ['remote', 'version'],
    registers: [this.registry],
  });
  private readonly loadTimes = appTimes(
    this.registry,
    'portico_remote_load_seconds',
    'Time from the request for a page of a remote until it was rendered, in browsers',
  );
  private readonly viewTimes = appTimes(
    this.registry,
    'portico_remote_view_seconds',
    'Time from the start of a navigation until the first page was interactive, in browsers',
  );
  private readonly failures = new Counter({
    name: 'portico_remote_failures_total',
    help: 'Pages of a remote that did not load in browsers',
    labelNames: ['remote', 'version', 'page', 'reason'],
    registers: [this.registry],
  });
  private readonly errors = new Counter({
    name: 'portico_remote_errors_total',
    help: 'Errors that a remote threw in browsers, while rendering or in an event',
    labelNames: ['remote', 'version', 'page', 'during'],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    const about = { name: 'portico_info', help: 'The version of Portico that this replica runs' };
    this.addGauge({ ...about, labelNames: ['version'] }, async () => [
      { labels: { version: VERSION }, value: 1 },
    ]);
  }

  /** All metrics, after all readings. */
  async text(): Promise<string> {
    await Promise.all(this.readings.map((read) => read()));
    return this.registry.metrics();
  }

  /**
   * Adds a value that is read with each scrape.
   * @param read the values of that moment; where it fails or takes too long, the scrape has none
   */
  addGauge<Label extends string>(
    metric: Metric<Label>,
    read: () => Promise<readonly Sample<Label>[]>,
  ): void {
    this.addGauges({ value: metric }, async () => ({ value: await read() }));
  }

  /** Adds values that one reading gives together, as `addGauge` does. */
  addGauges<Key extends string, Label extends string>(
    metrics: Record<Key, Metric<Label>>,
    read: () => Promise<Record<Key, readonly Sample<Label>[]>>,
  ): void {
    const gauges = Object.entries<Metric<Label>>(metrics).map(
      ([key, metric]) =>
        [key as Key, metric, new Gauge({ ...metric, registers: [this.registry] })] as const,
    );
    this.readings.push(async () => {
      const samples = await withTimeout(read(), READING_MS).catch(() => undefined);
      for (const [key, { labelNames }, gauge] of gauges) {
        gauge.reset();
        // Without labels, it would be 0.
        if (labelNames.length === 0) gauge.remove();
        for (const { labels, value } of samples?.[key] ?? []) gauge.set(labels, value);
      }
    });
  }

  addCounter<Label extends string>(metric: Metric<Label>): Counter<Label> {
    return new Counter({ ...metric, registers: [this.registry] });
  }

  /** @param buckets upper bounds */
  addHistogram<Label extends string>(
    metric: Metric<Label>,
    buckets: readonly number[],
  ): Histogram<Label> {
    return new Histogram({ ...metric, buckets: [...buckets], registers: [this.registry] });
  }

  /** @param route pattern of the route, never the address: labels must have few values */
  requestDone(method: string, route: string, status: number, seconds: number): void {
    this.requests.observe({ method, route, status: String(status) }, seconds);
  }

  cspViolation(directive: string): void {
    this.violations.inc({ directive });
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
