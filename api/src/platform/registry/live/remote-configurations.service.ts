import { Injectable, type OnModuleInit } from '@nestjs/common';
import { compileSite, problemAt, type KnownApps, type Problem } from '@portico/site';
import { nameOf } from '@portico/sdk/platform';
import type { GateManifest, Refusal } from '@portico/sdk/platform';
import { LiveSite } from '../../../core/site/live-site.ts';
import type { ServedPack } from '../../../core/site/served-pack.ts';
import { misfitsOf } from '../state/configuration-misfits.ts';
import { LiveRegistry } from './live-registry.service.ts';

const FILE = 'site.yaml';
type Configured = Pick<GateManifest, 'name' | 'version' | 'configuration'>;

/**
 * Compares what remotes let an operator set with what the site pack sets. What does not fit and is live all the same,
 * as after a rollback, has its default in pages.
 */
@Injectable()
export class RemoteConfigurations implements OnModuleInit {
  constructor(
    private readonly registry: LiveRegistry,
    private readonly site: LiveSite,
  ) {}

  /** A folder of which a value does not fit is not served: the last valid pack stays. */
  onModuleInit(): void {
    this.site.checkAlso((pack) => this.problems(pack));
  }

  /**
   * The values of a pack that live remotes do not take, and its paths and names of remotes that are mistyped. Those of
   * other remotes may come later.
   */
  problems({ site, files }: Pick<ServedPack, 'site' | 'files'>): Problem[] {
    const mistyped = compileSite(files, [], this.apps).problems;
    const misfits = this.registry.state.channels.flatMap(({ name, live }) =>
      live
        ? misfitsOf(live.manifest, site.facts.remotes[name]).map(({ path, message }) =>
            problemAt(files, FILE, path, `${nameOf(live.manifest)} says: ${message}`),
          )
        : [],
    );
    return [...mistyped, ...misfits];
  }

  private get apps(): KnownApps {
    const { channels } = this.registry.state;
    return {
      names: channels.map(({ name }) => name),
      paths: channels.flatMap(({ live }) => live?.manifest.routes.map(({ path }) => path) ?? []),
    };
  }

  /** Reasons against a release that does not take what the live pack sets. */
  refusals(release: Configured): Refusal[] {
    const values = this.site.live?.site.facts.remotes[release.name];
    return misfitsOf(release, values).map(({ path, message }) => ({
      ...{ rule: 'configuration', release: nameOf(release) },
      detail: `The live site pack sets ${path.join('.')} (${FILE}): ${message}.`,
      fix: `Declare the key so that its value fits, or change it in the site pack and promote that first.`,
    }));
  }
}
