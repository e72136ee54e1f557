import { Injectable } from '@nestjs/common';
import type {
  promoteSiteContract,
  rollbackSiteContract,
  SiteReleases as Listed,
} from '@portico/sdk/contracts/site-releases/schema';
import type { AuditActor } from '../../core/audit/audit-writer.repository.ts';
import { LiveSite } from '../../core/site/live-site.ts';
import type { InputOf } from '../../http/contract/contract.decorator.ts';
import { DeployKeyService } from '../../identity/keys/deploy/deploy-key.service.ts';
import { SiteVersionsRepository } from '../registry/database/site-versions.repository.ts';
import { SiteReleases, type SiteOutcome } from '../registry/publishing/site-releases.service.ts';
import { releaseProblem } from './release-problem.ts';

/** Newest versions and changes that a list has. */
const MAX_ROWS = 100;
const seconds = (time: Date) => Math.floor(time.getTime() / 1000);

/** Who asks, and whether they may change what the site sells. */
export interface SiteCaller {
  by: AuditActor;
  maySell: boolean;
}

/** Lists, promotes and rolls back the site pack, for both APIs: of deploy keys and of the team's members. */
@Injectable()
export class SiteReleaseCalls {
  constructor(
    private readonly site: LiveSite,
    private readonly releases: SiteReleases,
    private readonly versions: SiteVersionsRepository,
    private readonly keys: DeployKeyService,
  ) {}

  async list(): Promise<Listed> {
    const labels = new Map(
      (await this.keys.list()).map(({ id, label }) => [`deploy-key:${id}`, label]),
    );
    const who = (id: string) => ({ id, label: labels.get(id) ?? null });
    const live = await this.versions.live();
    const versions = (await this.versions.versions()).slice(-MAX_ROWS).toReversed();
    const changes = (await this.versions.changes()).slice(-MAX_ROWS).toReversed();
    return {
      ...{ live, source: this.site.source, rollback_to: await this.releases.nextRollback() },
      versions: versions.map(({ version, publishedAt, publishedBy, isRetired }) => ({
        ...{ version, published_at: seconds(publishedAt), published_by: who(publishedBy) },
        state: version === live ? 'live' : isRetired ? 'retired' : 'retained',
      })),
      changes: changes.map(({ at, kind, actor, fromVersion, toVersion, why }) => ({
        ...{ at: seconds(at), kind, why, by: who(actor), from: fromVersion, to: toVersion },
      })),
    };
  }

  /** @throws ProblemError 403 for another catalog, 404, 409 or 422 if the version cannot be made live */
  promote(
    { body }: Pick<InputOf<typeof promoteSiteContract>, 'body'>,
    { by, maySell }: SiteCaller,
  ): Promise<SiteOutcome> {
    const { version, expected, why, dryRun } = body;
    return answered(this.releases.promote(version, expected, { by, why, dryRun, maySell }));
  }

  /** @throws ProblemError as {@link promote}, and 409 if there is no version to roll back to */
  rollback(
    { body }: Pick<InputOf<typeof rollbackSiteContract>, 'body'>,
    { by, maySell }: SiteCaller,
  ): Promise<SiteOutcome> {
    const { version, expected, why, dryRun } = body;
    return answered(this.releases.rollback(version, expected, { by, why, dryRun, maySell }));
  }
}

const answered = (outcome: Promise<SiteOutcome>): Promise<SiteOutcome> =>
  outcome.catch((error: unknown) => {
    throw releaseProblem(error);
  });
