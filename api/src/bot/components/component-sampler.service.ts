import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { COMPONENT_IDS, type ComponentId } from '@portico/contracts/components/ids';
import { DatabaseService } from '../../core/db/database.service.ts';
import { RevisionRepository } from '../../core/db/revision.repository.ts';
import { withTimeout } from '../../core/db/with-timeout.ts';
import { JobsService } from '../../core/jobs/jobs.service.ts';
import { CallOutcomes } from '../../core/dependency-health/call-outcomes.ts';
import { IncidentsRepository } from '../incidents/incidents.repository.ts';
import { StatusRepository } from '../status/status.repository.ts';
import { COMPONENT_STATES, ComponentsRepository } from './components.repository.ts';
import { callSample, gatewaySample, OUTCOME_SECONDS, shardsSample, wholly } from './sample.ts';
import type { Sample } from './sample.ts';

const EVERY_SECONDS = 60;
const SITE_CHECK_SECONDS = 30;
const DATABASE_TIMEOUT_MS = 2000;

const epochNow = () => Math.floor(Date.now() / 1000);

/**
 * Measures the components every minute, on one replica. Each replica checks its database, because no job
 * runs without one: what it noticed is counted when the database answers again.
 */
@Injectable()
export class ComponentSampler implements OnApplicationBootstrap {
  /** Since when the database does not answer this replica, epoch seconds. */
  private failingSince: number | undefined;

  constructor(
    private readonly database: DatabaseService,
    private readonly components: ComponentsRepository,
    private readonly status: StatusRepository,
    private readonly incidents: IncidentsRepository,
    private readonly outcomes: CallOutcomes,
    private readonly revisions: RevisionRepository,
    private readonly jobs: JobsService,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.onEveryReplica('site check', SITE_CHECK_SECONDS, () => this.checkSite());
    this.jobs.onEveryReplica('call outcomes', EVERY_SECONDS, () => this.storeOutcomes());
    this.jobs.every('component samples', EVERY_SECONDS, () => this.sample());
  }

  /** Counts the time since the last run. @param now epoch seconds */
  async sample(now = epochNow()): Promise<void> {
    await this.storeOutage(now);
    const [samples, inMaintenance] = await Promise.all([
      this.samples(now),
      this.incidents.componentsInMaintenance(now),
    ]);
    const changes = await this.database.db.transaction(async (tx) => {
      const changed = [];
      // In a fixed order, so that concurrent transactions lock rows in the same order.
      for (const component of COMPONENT_IDS) {
        const isMaintenance = inMaintenance.has(component);
        const sample = samples[component];
        changed.push(await this.components.measure(tx, { component, sample, isMaintenance, now }));
      }
      if (changed.includes(true)) await this.revisions.bump(tx, COMPONENT_STATES);
      return changed;
    });
    if (changes.includes(true)) this.revisions.invalidate(COMPONENT_STATES);
    await this.components.deleteOldOutcomes(now);
  }

  /** Notices when the database does not answer, and counts that time as downtime when it does again. */
  async checkSite(now = epochNow()): Promise<void> {
    try {
      await withTimeout(this.database.ping(), DATABASE_TIMEOUT_MS);
    } catch {
      this.failingSince ??= now;
      return;
    }
    await this.storeOutage(now);
  }

  /** Stores the outcomes that this replica has counted. After a failure they are counted again. */
  async storeOutcomes(now = epochNow()): Promise<void> {
    const taken = this.outcomes.take();
    try {
      await this.components.addOutcomes(taken, now - (now % EVERY_SECONDS));
    } catch (error) {
      this.outcomes.putBack(taken);
      throw error;
    }
  }

  private async storeOutage(now: number): Promise<void> {
    const from = this.failingSince;
    if (from === undefined) return;
    const isMaintenance = (await this.incidents.componentsInMaintenance(now)).has('site');
    await this.database.db.transaction((tx) =>
      this.components.measure(tx, {
        component: 'site',
        sample: wholly('down'),
        isMaintenance,
        from,
        now,
      }),
    );
    this.failingSince = undefined;
  }

  private async samples(now: number): Promise<Record<ComponentId, Sample>> {
    const [shards, outcomes] = await Promise.all([
      this.status.listShards(now),
      this.components.outcomesSince(now - OUTCOME_SECONDS),
    ]);
    const called = (id: ComponentId) =>
      callSample(
        outcomes.filter(({ component }) => component === id),
        now,
      );
    return {
      // This runs, and has just read from the database.
      site: wholly('up'),
      gateway: gatewaySample(shards),
      shards: shardsSample(shards),
      payments: called('payments'),
      'sign-in': called('sign-in'),
    };
  }
}
