import {
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type {
  AppCanary,
  promoteReleaseCanaryContract,
  startReleaseCanaryContract,
  stopReleaseCanaryContract,
} from '@portico/sdk/contracts/canaries/schema';
import type { ReleaseChanged } from '@portico/sdk/contracts/releases/schema';
import { SYSTEM, type AuditActor } from '../../core/audit/audit-writer.repository.ts';
import type { Database } from '../../core/db/database.ts';
import { JobsService } from '../../core/jobs/jobs.service.ts';
import { Log } from '../../core/log/log.ts';
import { MetricsService } from '../../core/metrics/metrics.service.ts';
import type { InputOf } from '../../http/contract/contract.decorator.ts';
import { ProblemError } from '../../http/problem/problem.ts';
import { DeployKeyService } from '../../identity/keys/deploy/deploy-key.service.ts';
import {
  ChannelMoved,
  GateRefused,
  ReleaseRetired,
  UnknownRemote,
} from '../registry/release/errors.ts';
import { LiveRegistry } from '../registry/live/live-registry.service.ts';
import { RegistryService, type ChangeOutcome } from '../registry/publishing/registry.service.ts';
import { ReleaseHistoryRepository } from '../registry/database/release-history.repository.ts';
import {
  RunningCanaries,
  type CanaryRow,
} from '../registry/database/running-canaries.repository.ts';
import { releaseProblem } from '../releases/release-problem.ts';
import { ReleaseWarnings } from '../registry/publishing/release-warnings.service.ts';
import { SmokeService } from '../smoke/smoke.service.ts';
import { CanariesRepository } from './canaries.repository.ts';
import { canarySteps } from './canary-steps.ts';
import { CanaryTally } from './canary-tally.ts';
import { endedCanary, runningCanary } from './figures.ts';
import { decide } from './judgment/decide.ts';
import { progressOf } from './progress.ts';

/** How often counts are written and canaries are evaluated. */
const WRITE_SECONDS = 5;
const MAX_ENDED = 10;
/** Time span of the charts. */
const SERIES_SECONDS = 86_400;

type Start = Pick<InputOf<typeof startReleaseCanaryContract>, 'params' | 'body'>;
type Stop = Pick<InputOf<typeof stopReleaseCanaryContract>, 'params' | 'body'>;
type Promote = Pick<InputOf<typeof promoteReleaseCanaryContract>, 'params' | 'body'>;

/** Starts, grows and ends canaries. */
@Injectable()
export class CanariesService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private running: Promise<void> | undefined;

  constructor(
    private readonly repository: CanariesRepository,
    private readonly canaries: RunningCanaries,
    private readonly history: ReleaseHistoryRepository,
    private readonly registry: RegistryService,
    private readonly live: LiveRegistry,
    private readonly tally: CanaryTally,
    private readonly keys: DeployKeyService,
    private readonly smoke: SmokeService,
    private readonly warnings: ReleaseWarnings,
    private readonly metrics: MetricsService,
    private readonly jobs: JobsService,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    const share = {
      name: 'portico_canary_share_ratio',
      help: 'Share of the visitors that get a version as a canary',
      labelNames: ['app' as const, 'version' as const],
    };
    this.metrics.addGauge(share, async () =>
      this.live.state.channels.flatMap(({ name: app, canary }) =>
        canary
          ? [
              {
                labels: { app, version: canary.release.manifest.version },
                value: canary.share / 100,
              },
            ]
          : [],
      ),
    );
    this.jobs.onEveryReplica('canaries', WRITE_SECONDS, () => this.run());
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.run();
  }

  /**
   * Serves a published version to a share of the visitors.
   * @throws ProblemError 400 for steps, 404, 409 if a canary runs or another version is live, 422
   *   by the gate
   */
  async start({ params: { name: app }, body }: Start, by: AuditActor) {
    const { version, share, steps: given, minutes, why, expected, dryRun } = body;
    const steps = canarySteps(share, given);
    const warningsOf = this.warnings.begin();
    try {
      const { id, canary } = await this.repository.start(
        { by, dryRun, at: new Date() },
        async (tx) => {
          const baseline = await this.requireStartable(tx, { app, version, expected });
          const change = { name: app, version, expected, kind: 'promote' as const };
          await this.registry.requireCompatible(tx, [change], by);
          return { app, version, baseline, steps, minutes, why };
        },
      );
      if (id !== null) await this.refresh();
      const warnings = await warningsOf(app, version);
      return { id, name: app, version, baseline: canary.baseline, steps, minutes, warnings };
    } catch (error) {
      throw releaseProblem(error);
    }
  }

  /** @returns the live version */
  private async requireStartable(
    tx: Database,
    { app, version, expected }: { app: string; version: string; expected: string | null },
  ): Promise<string> {
    const channel = await this.history.channel(app, tx);
    if (!channel) throw new UnknownRemote(app);
    const running = await this.canaries.of(app, tx);
    if (running) {
      throw conflict(`A canary of ${app} ${running.version} is already running; stop it first.`);
    }
    const { liveVersion, switchedOffAt } = channel;
    if (liveVersion !== expected) throw new ChannelMoved(app, liveVersion, expected);
    if (liveVersion === null) {
      throw conflict(`No version of ${app} is live to compare with; promote ${version} instead.`);
    }
    if (liveVersion === version) throw conflict(`${app} ${version} is already live.`);
    if (switchedOffAt) throw conflict(`${app} is switched off; switch it on first.`);
    return liveVersion;
  }

  /** @throws ProblemError 409 if no canary of the app runs, or another one than the named one */
  async stop({ params: { name }, body: { why, id } }: Stop, by: AuditActor) {
    const end = { reason: 'stopped' as const, message: why, by, at: new Date() };
    const row = await this.repository.stop(name, end, id);
    if (!row) throw noCanary(name, id);
    await this.refresh();
    return { name, id: row.id };
  }

  /** @throws ProblemError 409 as for {@link stop}, 422 by the gate */
  async promote({ params: { name }, body }: Promote, by: AuditActor): Promise<ReleaseChanged> {
    const row = await this.canaries.of(name);
    if (!row || (body.id ?? row.id) !== row.id) throw noCanary(name, body.id);
    const { version } = row;
    const warningsOf = this.warnings.begin();
    try {
      const outcome = await this.promoteRow(row, by, body.why);
      const smoke = await this.smoke.stateOf({ name, version });
      return { ...outcome, smoke, warnings: await warningsOf(name, version) };
    } catch (error) {
      throw releaseProblem(error);
    }
  }

  /** The registry ends the canary in the transaction of the promote. */
  private async promoteRow(row: CanaryRow, by: AuditActor, why: string): Promise<ChangeOutcome> {
    const { app: name, version, baseline: expected } = row;
    const [outcome] = await this.registry.promote([{ name, version, expected }], { by, why });
    return outcome!;
  }

  /** @throws ProblemError 404 for an unknown app */
  async read(app: string, now = new Date()): Promise<AppCanary> {
    if (!(await this.history.channel(app))) throw releaseProblem(new UnknownRemote(app));
    const labels = new Map(
      (await this.keys.list()).map(({ id, label }) => [`deploy-key:${id}`, label]),
    );
    const running = await this.canaries.of(app);
    const ended = await this.repository.ended(app, MAX_ENDED);
    const figuresOf = async (row: CanaryRow) => ({
      row,
      sums: await this.repository.sums(row.id, now),
      pages: await this.repository.pages(row.id),
      labels,
    });
    const since = now.getTime() / 1000 - SERIES_SECONDS;
    return {
      running: running
        ? runningCanary({
            ...(await figuresOf(running)),
            minutes: await this.repository.minutes(running.id, since),
          })
        : null,
      ended: await Promise.all(ended.map(async (row) => endedCanary(await figuresOf(row)))),
    };
  }

  /**
   * Writes the counts of this replica, and decides the next step of each canary. Never throws:
   * counts that could not be written are kept, and the next run decides.
   */
  async run(now = new Date()): Promise<void> {
    await this.running;
    this.running = this.write(now).catch((error: unknown) => {
      this.log.warn({ err: error }, 'canaries could not be evaluated; retrying');
    });
    await this.running;
  }

  private async write(now: Date): Promise<void> {
    const counts = this.tally.drain();
    const isRunning = this.live.state.channels.some(({ canary }) => canary);
    if (counts.length === 0 && !isRunning) return;
    const outcome = await this.repository
      .addAndDecide(counts, now, (row, sums) => decide(progressOf(row), sums, now.getTime()))
      .catch((error: unknown) => {
        this.tally.restore(counts);
        throw error;
      });
    if (outcome.hasChanged) await this.refresh();
    for (const row of outcome.finished) await this.finish(row);
  }

  /** After the last step the version goes live, if the gate accepts it. */
  private async finish(row: CanaryRow): Promise<void> {
    try {
      await this.promoteRow(row, SYSTEM, `Canary ${row.id} passed all steps: ${row.why}`);
    } catch (error) {
      // The live version was changed in the meantime, which ended the canary.
      if (error instanceof ChannelMoved) return;
      if (!(error instanceof GateRefused || error instanceof ReleaseRetired)) throw error;
      const end = { reason: 'gate' as const, message: error.message, by: SYSTEM, at: new Date() };
      await this.repository.stop(row.app, end, row.id);
      await this.refresh();
    }
  }

  /** Never throws: the change is committed, and `RegistryWatch` retries the read. */
  private async refresh(): Promise<void> {
    await this.live.refresh().catch((error: unknown) => {
      this.log.warn({ err: error }, 'the changed registry could not be read; retrying');
    });
  }
}

const conflict = (detail: string) => new ProblemError(409, detail, { kind: 'canary-conflict' });
const noCanary = (app: string, id?: number) =>
  new ProblemError(
    409,
    id === undefined
      ? `No canary of ${app} is running.`
      : `The canary ${id} of ${app} is not running any more. Look at the page again.`,
    { kind: 'no-canary' },
  );
