import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { CreatedPreview, Preview } from '@portico/sdk/contracts/previews/schema';
import { SITE } from '@portico/sdk/contracts/site-releases/version';
import { ownPath } from '@portico/sdk/rules/own-path';
import type { AuditActor } from '../../core/audit/audit-writer.repository.ts';
import { Config } from '../../core/config/config.ts';
import { JobsService } from '../../core/jobs/jobs.service.ts';
import { ProblemError } from '../../http/problem/problem.ts';
import { ALL_APPS, covers } from '../../identity/keys/deploy/apps.ts';
import { DeployKeyService } from '../../identity/keys/deploy/deploy-key.service.ts';
import { UnknownRemote } from '../registry/release/errors.ts';
import { GateService } from '../registry/gate/gate.service.ts';
import { LiveRegistry } from '../registry/live/live-registry.service.ts';
import { ReleaseHistoryRepository } from '../registry/database/release-history.repository.ts';
import { releaseProblem } from '../releases/release-problem.ts';
import { PreviewRepository, type PreviewRow } from './preview.repository.ts';
import { PreviewService, type NewPreview } from './preview.service.ts';
import { appsOf, type Versions } from './versions.ts';

const DAY_SECONDS = 86_400;
const seconds = (time: Date) => Math.floor(time.getTime() / 1000);

/** The owner of the previews: a deploy key, or the team, which sees all apps. */
interface Owner {
  apps: readonly string[];
}
export const TEAM_OWNER: Owner = { apps: [ALL_APPS] };

/** Creates, lists and ends previews, for deploy keys and for the team. */
@Injectable()
export class PreviewLinks implements OnApplicationBootstrap {
  constructor(
    private readonly config: Config,
    private readonly service: PreviewService,
    private readonly previews: PreviewRepository,
    private readonly history: ReleaseHistoryRepository,
    private readonly live: LiveRegistry,
    private readonly gate: GateService,
    private readonly keys: DeployKeyService,
    private readonly jobs: JobsService,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.every('previews trim', DAY_SECONDS, () => this.previews.trim());
  }

  /**
   * Creates a link for others.
   * @param to a path of this site
   * @throws ProblemError 400 for another `to`, 404 for a version that the owner cannot see, 409 for one whose files were deleted
   */
  async create(owner: Owner, preview: NewPreview, to: string): Promise<CreatedPreview> {
    if (!ownPath(to))
      throw new ProblemError(400, 'to: must be a path of this site, such as /store.');
    const { id, key, expiresAt, warnings } = await this.add(owner, { ...preview, isLink: true });
    const url = `${this.config.publicOrigin}/preview/${key}?to=${encodeURIComponent(to)}`;
    return { id, url, expires_at: seconds(expiresAt), warnings };
  }

  /**
   * Creates a preview for the browser of the caller only.
   * @throws as {@link create}
   */
  async add(
    owner: Owner,
    preview: NewPreview,
  ): Promise<{ id: string; key: string; expiresAt: Date; warnings: CreatedPreview['warnings'] }> {
    try {
      for (const name of Object.keys(preview.versions)) await this.requireVisible(owner, name);
      const created = await this.service.create(preview);
      return { ...created, warnings: await this.warnings(preview.versions) };
    } catch (error) {
      throw releaseProblem(error);
    }
  }

  /** @param app undefined: previews of all apps */
  async list(owner: Owner, app?: string): Promise<Preview[]> {
    const labels = new Map(
      (await this.keys.list()).map(({ id, label }) => [`deploy-key:${id}`, label]),
    );
    return (await this.visible(owner, app)).map((row) => ({
      ...{ id: row.id, versions: row.versions, note: row.note },
      created_by: { id: row.createdBy, label: labels.get(row.createdBy) ?? null },
      created_at: seconds(row.createdAt),
      expires_at: seconds(row.expiresAt),
    }));
  }

  /** @throws ProblemError 404 if the owner has no such link */
  async end(owner: Owner, id: string, by: AuditActor, app?: string): Promise<{ id: string }> {
    const isOwn = (await this.visible(owner, app)).some((row) => row.id === id);
    if (!isOwn || !(await this.previews.revoke(id, by))) {
      throw new ProblemError(404, 'Unknown preview. It may have ended already.');
    }
    return { id };
  }

  /** Links with an app that the owner may not see are unknown to the owner. */
  private async visible(owner: Owner, app: string | undefined): Promise<PreviewRow[]> {
    const { channels } = this.live.state;
    const isVisible = (name: string) =>
      name === SITE ||
      covers(owner.apps, name) ||
      channels.some((channel) => channel.name === name && channel.restriction === 'public');
    return (await this.previews.links()).filter(
      ({ versions }) =>
        (app === undefined || Object.hasOwn(versions, app)) &&
        Object.keys(versions).every(isVisible),
    );
  }

  private async requireVisible(owner: Owner, name: string): Promise<void> {
    if (name === SITE) return;
    const channel = await this.history.channel(name);
    if (!channel) throw new UnknownRemote(name);
    if (channel.restriction !== 'public' && !covers(owner.apps, name)) {
      throw new UnknownRemote(name);
    }
  }

  /** The gate's reasons against making the versions live together. A preview may show incompatible ones. */
  private async warnings(versions: Versions): Promise<CreatedPreview['warnings']> {
    const isLive = (name: string, version: string) =>
      this.live.state.channels.some(
        (channel) => channel.name === name && channel.live?.manifest.version === version,
      );
    const changes = appsOf(versions)
      .filter(([name, version]) => !isLive(name, version))
      .map(([name, version]) => ({ name, version, kind: 'promote' as const }));
    return (await this.gate.refusals(changes)).map(({ rule, detail, fix }) => ({
      rule,
      message: `${detail} ${fix}`,
    }));
  }
}
