import { Injectable } from '@nestjs/common';
import type { ReleasedApp } from '@portico/sdk/contracts/releases/schema';
import type { SmokeSummary } from '@portico/sdk/contracts/smoke/run';
import type { ReleaseManifest } from '@portico/sdk/platform';
import { ProblemError } from '../../http/problem/problem.ts';
import { ReleaseHistoryRepository } from '../registry/database/release-history.repository.ts';
import type { ReleaseHistory } from '../registry/database/release-history.repository.ts';
import { UnknownRemote } from '../registry/release/errors.ts';
import type { ChannelRow } from '../registry/database/registry-lock.repository.ts';
import { RegistryRepository } from '../registry/database/registry.repository.ts';
import { releaseKey, type StoredRelease } from '../registry/state/registry-state.ts';
import { rollbackTargets } from '../registry/state/rollback-targets.ts';
import {
  RunningCanaries,
  type CanaryRow,
} from '../registry/database/running-canaries.repository.ts';
import type { DeployKeyBearer } from '../../http/access/actor.ts';
import { SmokeService } from '../smoke/smoke.service.ts';
import { DeployKeyService } from '../../identity/keys/deploy/deploy-key.service.ts';
import { covers } from '../../identity/keys/deploy/apps.ts';

const MAX_CHANGES = 100;
/** Newest versions and changes that a list reads. */
const MAX_ROWS = 2000;
const seconds = (time: Date) => Math.floor(time.getTime() / 1000);

/** Reads the registry for the bearer of a deploy key. */
@Injectable()
export class ReleasesService {
  constructor(
    private readonly history: ReleaseHistoryRepository,
    private readonly repository: RegistryRepository,
    private readonly keys: DeployKeyService,
    private readonly canaries: RunningCanaries,
    private readonly smoke: SmokeService,
  ) {}

  /**
   * @returns the apps that the bearer may see: the key's own, and all public ones
   * @throws UnknownRemote if there is no app of this name, or none that the bearer may see
   */
  async list(
    bearer: Pick<DeployKeyBearer, 'apps'>,
    name: string | undefined,
  ): Promise<ReleasedApp[]> {
    const names = name === undefined ? undefined : [name];
    const history = await this.history.read(names, { limit: MAX_ROWS });
    const smoke = await this.smoke.summaries(names);
    const labels = new Map(
      (await this.keys.list()).map(({ id, label }) => [`deploy-key:${id}`, label]),
    );
    const running = await this.canaries.all();
    const apps = history.channels
      .map((channel) => releasedApp(channel, history, { labels, running, smoke }))
      .filter((app) => !app.restricted || covers(bearer.apps, app.name));
    if (name !== undefined && apps.length === 0) throw new UnknownRemote(name);
    return apps;
  }

  /** @throws ProblemError 404 if the release is unknown, retired, or hidden from the bearer */
  async manifest(bearer: DeployKeyBearer, name: string, version: string): Promise<ReleaseManifest> {
    return (await this.retained(bearer, name, version)).manifest;
  }

  /** @returns a file's content hash, hex. @throws ProblemError 404 as {@link manifest} */
  async file(
    bearer: DeployKeyBearer,
    { name, version, path }: { name: string; version: string; path: string },
  ): Promise<string> {
    const { files } = await this.retained(bearer, name, version);
    const hash = Object.hasOwn(files, path) ? files[path] : undefined;
    if (!hash) throw new ProblemError(404, `${name} ${version} has no such file.`);
    return hash;
  }

  private async retained(
    bearer: DeployKeyBearer,
    name: string,
    version: string,
  ): Promise<StoredRelease> {
    const channel = await this.history.channel(name);
    const isVisible = channel?.restriction === 'public' || covers(bearer.apps, name);
    const published = isVisible ? await this.repository.published(name, version) : undefined;
    const release =
      published && !published.isRetired ? await this.repository.release(name, version) : undefined;
    if (!release) throw new ProblemError(404, `Unknown release ${name} ${version}.`);
    return release;
  }
}

/** What a list reads besides the history. */
interface Context {
  /** Actor -> label of its deploy key. */
  labels: ReadonlyMap<string, string>;
  running: readonly CanaryRow[];
  /** `name@version` -> its smoke run. */
  smoke: ReadonlyMap<string, SmokeSummary>;
}

function releasedApp(
  channel: ChannelRow,
  history: ReleaseHistory,
  { labels, running, smoke }: Context,
): ReleasedApp {
  const { name, restriction, mounts, liveVersion: live, switchedOffAt, switchedOffWhy } = channel;
  const canary = running.find(({ app }) => app === name);
  const actorOf = (id: string) => ({ id, label: labels.get(id) ?? null });
  const events = history.events.filter((event) => event.channel === name);
  const versions = history.versions.filter((release) => release.name === name);
  const retained = new Set(
    versions.filter(({ isRetired }) => !isRetired).map(({ version }) => version),
  );
  return {
    ...{ name, live, mounts, restricted: restriction !== 'public' },
    off: switchedOffAt && { since: seconds(switchedOffAt), why: switchedOffWhy ?? '' },
    canary: canary ? { id: canary.id, version: canary.version, share: canary.share } : null,
    rollback_to: rollbackTargets(events).find((version) => retained.has(version)) ?? null,
    versions: versions.toReversed().map((release) => ({
      version: release.version,
      state: release.version === live ? 'live' : release.isRetired ? 'retired' : 'retained',
      sdk: release.sdk,
      published_at: seconds(release.publishedAt),
      published_by: actorOf(release.publishedBy),
      smoke: smoke.get(releaseKey(name, release.version)) ?? null,
    })),
    changes: events
      .slice(-MAX_CHANGES)
      .toReversed()
      .map(({ at, kind, actor, fromVersion, toVersion, why }) => ({
        ...{ at: seconds(at), kind, why, by: actorOf(actor) },
        from: fromVersion,
        to: toVersion,
      })),
  };
}
