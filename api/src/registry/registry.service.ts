import { Injectable } from '@nestjs/common';
import type { ReleaseManifest } from 'shared/platform';
import { Log } from '../log/log.ts';
import { defaultRules } from './channel-defaults.ts';
import { ChannelMoved, UnknownRelease, VersionTaken } from './errors.ts';
import { LiveRegistry } from './live-registry.service.ts';
import { RegistryRepository } from './registry.repository.ts';
import { verifyRelease } from './verify-release.ts';
import type { ReleaseBytes } from './verify-release.ts';

/** What changes the registry: publishing a version, and making one live. */
@Injectable()
export class RegistryService {
  constructor(
    private readonly repository: RegistryRepository,
    private readonly live: LiveRegistry,
    private readonly log: Log,
  ) {}

  /**
   * Takes a release in. Repeating it with equal bytes changes nothing.
   * @param actor who publishes
   * @returns the manifest, and whether the version is new
   * @throws ReleaseRefused when a file or the manifest does not fit
   * @throws VersionTaken when the version exists with other contents
   */
  async publish(
    release: ReleaseBytes,
    actor: string,
  ): Promise<{ manifest: ReleaseManifest; added: boolean }> {
    const verified = verifyRelease(release);
    const { name, version } = verified.manifest;
    const added = await this.repository.addRelease(verified, actor);
    if (!added && (await this.repository.digestOf(name, version)) !== verified.digest) {
      throw new VersionTaken(name, version);
    }
    if (added) await this.announce();
    return { manifest: verified.manifest, added };
  }

  /**
   * Makes a published version live.
   * @param change `expectedRevision` is the channel's revision that the caller saw, 0 for a new one
   * @returns the channel's new revision
   * @throws UnknownRelease
   * @throws ChannelMoved when somebody else was quicker
   */
  async promote(change: {
    name: string;
    version: string;
    expectedRevision: number;
    actor: string;
    why: string;
  }): Promise<number> {
    const { name, version, expectedRevision } = change;
    if ((await this.repository.digestOf(name, version)) === undefined) {
      throw new UnknownRelease(name, version);
    }
    await this.repository.addChannel(name, defaultRules(name));
    if (!(await this.repository.setLive(change))) {
      const channel = await this.repository.channel(name);
      throw new ChannelMoved(name, channel?.revision ?? 0);
    }
    await this.announce();
    return expectedRevision + 1;
  }

  /** The change is committed: if this replica cannot read it now, its watch will. */
  private async announce(): Promise<void> {
    await this.live.refresh().catch((error: unknown) => {
      this.log.warn({ err: error }, 'the changed registry could not be read yet');
    });
  }
}
