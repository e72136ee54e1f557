import { Injectable } from '@nestjs/common';
import type { Counter } from 'prom-client';
import { MetricsService } from '../metrics/metrics.service.ts';
import { JobRunRepository } from './job-run.repository.ts';

type Outcome = 'succeeded' | 'skipped' | 'failed';

/** Runs and ages of the scheduled jobs. Jobs of one replica have their age in the database. */
@Injectable()
export class JobMetrics {
  private readonly runs: Counter<'name' | 'outcome'>;
  /** Job -> seconds between its runs. */
  private readonly shared = new Map<string, number>();
  private readonly own = new Map<string, { seconds: number; succeededAt: number }>();

  constructor(
    metrics: MetricsService,
    private readonly repository: JobRunRepository,
  ) {
    this.runs = metrics.addCounter({
      name: 'portico_job_runs_total',
      help: 'Runs of a scheduled job on this replica, by outcome',
      labelNames: ['name', 'outcome'],
    });
    // Not `job`, which is a label of Prometheus itself.
    const labelNames = ['name'] as const;
    metrics.addGauge(
      {
        name: 'portico_job_interval_seconds',
        help: 'Time between two runs of a scheduled job',
        labelNames,
      },
      async () =>
        [...this.shared, ...[...this.own].map(([job, { seconds }]) => [job, seconds] as const)].map(
          ([name, value]) => ({ labels: { name }, value }),
        ),
    );
    metrics.addGauge(
      {
        name: 'portico_job_age_seconds',
        help: 'Time since a scheduled job has last succeeded',
        labelNames,
      },
      async () => {
        const ages = await this.repository.ages([...this.shared.keys()]);
        return [...ages, ...this.ownAges()].map(({ job: name, seconds: value }) => ({
          labels: { name },
          value,
        }));
      },
    );
  }

  /** @param seconds between two runs @param isShared whether one replica runs it for all */
  add(job: string, seconds: number, isShared: boolean): void {
    for (const outcome of ['succeeded', 'skipped', 'failed'] satisfies Outcome[])
      this.runs.inc({ name: job, outcome }, 0);
    if (isShared) this.shared.set(job, seconds);
    else this.own.set(job, { seconds, succeededAt: performance.now() });
  }

  ended(job: string, outcome: Outcome): void {
    this.runs.inc({ name: job, outcome });
    const own = this.own.get(job);
    if (own && outcome === 'succeeded') own.succeededAt = performance.now();
  }

  private ownAges() {
    const now = performance.now();
    return [...this.own].map(([job, { succeededAt }]) => ({
      job,
      seconds: (now - succeededAt) / 1000,
    }));
  }
}
