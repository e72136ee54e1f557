import { Injectable } from '@nestjs/common';
import type { ReleaseManifest } from 'shared/platform';
import type { AuditActor } from '../../core/audit/audit-writer.repository.ts';
import type { Database } from '../../core/db/database.ts';
import { Log } from '../../core/log/log.ts';
import type { Change, ChannelChange } from './channel-change.ts';
import { ChannelRepository } from './channel.repository.ts';
import { NothingToRollBackTo, ReleaseRetired, UnknownRelease, VersionTaken } from './errors.ts';
import { GateService } from './gate.service.ts';
import { LiveRegistry } from './live-registry.service.ts';
import { RegistryRepository } from './registry.repository.ts';
import { RetentionService } from './retention.service.ts';
import { rollbackTargets } from './rollback-targets.ts';
import { verifyRelease } from './verify-release.ts';
import type { ReleaseBytes } from './verify-release.ts';

/** What changed, as the caller is told. */
export interface ChangeOutcome {
  name: string;
  from: string | null;
  to: string;
  /** False: it was live already, and nothing was written. */
  changed: boolean;
}

/** What changes the registry: publishing a version, making one live, going back to one. */
@Injectable()
export class RegistryService {
  constructor(
    private readonly repository: RegistryRepository,
    private readonly channels: ChannelRepository,
    private readonly live: LiveRegistry,
    private readonly gate: GateService,
    private readonly retention: RetentionService,
    private readonly log: Log,
  ) {}

  /**
   * Takes a release in. Repeating it with equal bytes changes nothing.
   * @param by who publishes
   * @returns the manifest, and whether the version is new
   * @throws ReleaseRefused when a file or the manifest does not fit
   * @throws VersionTaken when the version exists with other contents
   */
  async publish(
    release: ReleaseBytes,
    by: AuditActor,
  ): Promise<{ manifest: ReleaseManifest; added: boolean }> {
    const verified = await verifyRelease(release);
    const { name, version } = verified.manifest;
    const added = await this.repository.addRelease(verified, by);
    if (!added && (await this.repository.known(name, version))?.digest !== verified.digest) {
      throw new VersionTaken(name, version);
    }
    if (added) await this.announce();
    return { manifest: verified.manifest, added };
  }

  /**
   * Makes published versions live: all of them or none.
   * @throws UnknownRelease, ReleaseRetired
   * @throws ChannelMoved when somebody else was quicker
   * @throws GateRefused naming everything that does not fit
   */
  async promote(changes: Omit<ChannelChange, 'kind'>[], change: Change): Promise<ChangeOutcome[]> {
    return this.setLive(
      changes.map((one) => ({ ...one, kind: 'promote' })),
      change,
    );
  }

  /**
   * Goes back to a version that was live before.
   * @param to the version; undefined: the nearest one that is retained
   * @throws NothingToRollBackTo, and what {@link promote} throws
   */
  async rollback(
    { name, to, expected }: { name: string; to?: string; expected: string | null },
    change: Change,
  ): Promise<ChangeOutcome> {
    const version = await this.rollbackTarget(name, to);
    const [outcome] = await this.setLive([{ name, version, expected, kind: 'rollback' }], change);
    return outcome!;
  }

  private async rollbackTarget(name: string, to: string | undefined): Promise<string> {
    const events = await this.channels.events(name);
    if (to !== undefined) {
      if (events.some(({ toVersion }) => toVersion === to)) return to;
      throw new NothingToRollBackTo(
        `${name} ${to} was never live; make it live with "promote ${name} ${to}"`,
      );
    }
    for (const version of rollbackTargets(events)) {
      if ((await this.repository.known(name, version))?.isRetired === false) return version;
    }
    throw new NothingToRollBackTo(`No earlier version of ${name} is retained; promote one by name`);
  }

  private async setLive(changes: ChannelChange[], change: Change): Promise<ChangeOutcome[]> {
    const changed = await this.channels.setLive(changes, change, async (tx) => {
      for (const { name, version } of changes) await this.requireRetained(tx, name, version);
      await this.gate.requireCompatible(tx, changes);
    });
    if (changed.length > 0) {
      await this.announce();
      await this.tidy();
    }
    return changes.map(({ name, version, expected }) => ({
      name,
      from: expected,
      to: version,
      changed: changed.some((one) => one.name === name),
    }));
  }

  private async requireRetained(tx: Database, name: string, version: string): Promise<void> {
    const known = await this.repository.known(name, version, tx);
    if (!known) throw new UnknownRelease(name, version);
    if (known.isRetired) throw new ReleaseRetired(name, version);
  }

  /** The change is committed: if this replica cannot read it now, its watch will. */
  private async announce(): Promise<void> {
    await this.live.refresh().catch((error: unknown) => {
      this.log.warn({ err: error }, 'the changed registry could not be read yet');
    });
  }

  private async tidy(): Promise<void> {
    try {
      if ((await this.retention.sweep()).length > 0) await this.announce();
    } catch (error) {
      this.log.warn({ err: error }, 'old releases could not be given up');
    }
  }
}
