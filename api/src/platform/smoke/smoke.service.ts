import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SmokeState, SmokeSummary } from '@portico/sdk/contracts/smoke/run';
import type { postSmokeVerdictContract, SmokeTask } from '@portico/sdk/contracts/smoke/schema';
import type { AuditActor } from '../../core/audit/audit-writer.repository.ts';
import { Config } from '../../core/config/config.ts';
import type { InputOf } from '../../http/contract/contract.decorator.ts';
import { ProblemError } from '../../http/problem/problem.ts';
import { hashOfKey } from '../../identity/keys/bearer-key.ts';
import { LiveRegistry } from '../registry/live/live-registry.service.ts';
import { RegistryRepository } from '../registry/database/registry.repository.ts';
import type { StoredRelease } from '../registry/state/registry-state.ts';
import { RouteCatalog } from '../../http/contract/route-catalog.ts';
import { declaredUses } from './declared-uses.ts';
import { ExampleAnswers } from './example-answers.ts';
import { planOf } from './smoke-plan.ts';
import { SmokeRunRepository, type SmokeRunRow } from './smoke-run.repository.ts';
import type { StoredPlan } from './smoke-run.table.ts';
import { smokeSummary } from './smoke-summary.ts';
import { requireSoundPictures } from './sound-pictures.ts';
import { requireWholeVerdict } from './whole-verdict.ts';

/** How long a worker has for a run: 40 pages that hang for 15 seconds each. */
const LEASE_SECONDS = 600;
/** Runs of versions that are no longer retained are aborted, so a claim may have to look further. */
const MAX_LOOKS = 20;

type Version = { name: string; version: string };

/** Requests smoke runs, assigns them to workers and stores their verdicts. */
@Injectable()
export class SmokeService {
  constructor(
    private readonly config: Config,
    private readonly runs: SmokeRunRepository,
    private readonly registry: RegistryRepository,
    private readonly live: LiveRegistry,
    private readonly examples: ExampleAnswers,
    private readonly catalog: RouteCatalog,
  ) {}

  /**
   * Requests a run of a published version.
   * @throws ProblemError 404 for a version that was never published, 409 for one that is no longer
   *   retained
   */
  async order({ name, version }: Version, by: AuditActor, why: string): Promise<number> {
    const release = await this.registry.published(name, version);
    if (!release) throw new ProblemError(404, `${name} ${version} has not been published.`);
    if (release.isRetired)
      throw new ProblemError(409, `${name} ${version} is no longer retained; publish it again.`);
    return this.runs.order({ name, version }, by, why);
  }

  /** @returns undefined if no run is pending */
  async claim(worker: string, by: AuditActor): Promise<SmokeTask | undefined> {
    for (let look = 0; look < MAX_LOOKS; look += 1) {
      const lease = randomBytes(32).toString('base64url');
      const hash = hashOfKey(lease);
      const run = await this.runs.claim({ hash, seconds: LEASE_SECONDS, worker }, by);
      if (!run) return undefined;
      const release = await this.retained(run);
      if (release) return this.taskOf(run, release, lease);
      await this.runs.abort(run, 'The version is no longer retained.', by);
    }
    return undefined;
  }

  /**
   * @throws ProblemError 404 for an unknown run, 409 for a lease that has ended, 422 for a verdict that
   *   does not cover all pages, or has a picture that is no sound JPEG
   */
  async judge(
    { params, body }: Pick<InputOf<typeof postSmokeVerdictContract>, 'params' | 'body'>,
    by: AuditActor,
  ): Promise<SmokeState> {
    const hash = hashOfKey(body.lease);
    const run = await this.runs.leased(hash);
    const lost = new ProblemError(
      409,
      'The lease of this run has expired: another worker has claimed it, or it has a verdict.',
      { kind: 'smoke-lease-lost' },
    );
    if (run?.id !== params.id) throw lost;
    requireWholeVerdict(run.plan?.pages ?? [], body);
    requireSoundPictures(body.pages);
    const state = body.pages.some(({ findings }) => findings.length > 0) ? 'failed' : 'passed';
    const isStored = await this.runs.finish(
      { id: run.id, hash },
      {
        state,
        verdict: {
          browser: body.browser,
          pages: body.pages.map(({ pictures: _pictures, ...page }) => page),
          skipped: body.skipped,
        },
        pictures: body.pages
          .filter(({ findings }) => findings.length > 0)
          .flatMap(({ path, pictures }) =>
            pictures.map(({ width, jpeg }) => ({ path, width, jpeg: Buffer.from(jpeg, 'base64') })),
          ),
      },
      by,
    );
    if (!isStored) throw lost;
    return state;
  }

  /** @returns the newest run of each version, by `name@version`. @param names undefined: of all apps */
  async summaries(names: readonly string[] | undefined): Promise<Map<string, SmokeSummary>> {
    const runs = await this.runs.newest(names);
    const failed = [...runs.values()].filter(({ state }) => state === 'failed');
    const pictures = failed.length ? await this.runs.picturesOf(failed.map(({ id }) => id)) : [];
    return new Map(
      [...runs].map(([key, run]) => [
        key,
        smokeSummary(
          run,
          pictures.filter((picture) => picture.run === run.id),
        ),
      ]),
    );
  }

  /** @returns null if the version has no run */
  async stateOf(release: Version): Promise<SmokeState | null> {
    return (await this.runs.ofVersion(release)).newest?.state ?? null;
  }

  /** @throws ProblemError 404 */
  async picture(release: Version, id: number): Promise<Buffer> {
    const bytes = await this.runs.picture(release, id);
    if (!bytes) throw new ProblemError(404, 'Picture not found.');
    return bytes;
  }

  private async retained({ name, version }: SmokeRunRow): Promise<StoredRelease | undefined> {
    const published = await this.registry.published(name, version);
    return published?.isRetired === false ? this.registry.release(name, version) : undefined;
  }

  private async taskOf(
    run: SmokeRunRow,
    { manifest }: StoredRelease,
    lease: string,
  ): Promise<SmokeTask> {
    const { channels } = this.live.state;
    const live: StoredPlan['live'] = Object.fromEntries(
      channels.flatMap((channel) =>
        channel.live ? [[channel.name, channel.live.manifest.version]] : [],
      ),
    );
    const { pages, skipped } = planOf(manifest, channels);
    await this.runs.setPlan(run.id, { pages, skipped, live });
    const { name, version, kind, nav } = manifest;
    const before = channels.find((channel) => channel.name === name)?.live?.manifest.nav ?? [];
    return {
      ...{ id: run.id, lease, seconds: LEASE_SECONDS, skipped },
      release: { name, version, kind },
      pages: pages.map(({ isOnLive, ...page }) => ({ ...page, is_on_live: isOnLive })),
      budget_bytes: kind === 'shell' ? null : this.config.budget.pageKb * 1000,
      same_links: kind === 'remote' && JSON.stringify(nav) === JSON.stringify(before),
      live_versions: Object.values(live),
      declared: declaredUses(manifest, channels),
      calls: this.catalog
        .routes()
        .flatMap(({ contract, method, path }) =>
          contract ? [{ operation: contract.call.operation, method, path }] : [],
        ),
      answers: pages.some(({ as }) => as === 'example') ? this.examples.all() : [],
    };
  }
}
