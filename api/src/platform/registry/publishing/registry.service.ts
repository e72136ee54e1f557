import { Injectable } from '@nestjs/common';
import { nameOf } from '@portico/sdk/platform';
import type { ReleaseManifest } from '@portico/sdk/platform';
import { SYSTEM, type AuditActor } from '../../../core/audit/audit-writer.repository.ts';
import { Config } from '../../../core/config/config.ts';
import type { Database } from '../../../core/db/database.ts';
import { Log } from '../../../core/log/log.ts';
import type { Change, ChannelChange } from '../state/channel-change.ts';
import { requireCallShapes } from '../release/call-shapes.ts';
import { ChannelRepository } from '../database/channel.repository.ts';
import { isDraft } from '../release/draft.ts';
import {
  GateRefused,
  NothingToRollBackTo,
  ReleaseRetired,
  UnknownRelease,
  VersionTaken,
} from '../release/errors.ts';
import { GateService } from '../gate/gate.service.ts';
import { BOOT } from '../state/boot-actor.ts';
import { RemoteConfigurations } from '../live/remote-configurations.service.ts';
import { LiveRegistry } from '../live/live-registry.service.ts';
import { RegistryRepository } from '../database/registry.repository.ts';
import { RetentionService } from './retention.service.ts';
import { RunningCanaries } from '../database/running-canaries.repository.ts';
import { rollbackTargets } from '../state/rollback-targets.ts';
import { requireKnownFiles } from '../release/known-files.ts';
import { requireContainedStyles } from '../release/stylesheets.ts';
import { verifyRelease } from '../release/verify-release.ts';
import type { ReleaseBytes } from '../release/verify-release.ts';

/** The result of a promote or rollback. */
export interface ChangeOutcome {
  name: string;
  from: string | null;
  to: string;
  /** False if the version was already live or the change was a dry run. */
  changed: boolean;
}

/** Publishes, promotes and rolls back releases. */
@Injectable()
export class RegistryService {
  constructor(
    private readonly config: Config,
    private readonly repository: RegistryRepository,
    private readonly channels: ChannelRepository,
    private readonly live: LiveRegistry,
    private readonly gate: GateService,
    private readonly configurations: RemoteConfigurations,
    private readonly retention: RetentionService,
    private readonly canaries: RunningCanaries,
    private readonly log: Log,
  ) {}

  /**
   * Verifies and stores a release. Publishing the same bytes again changes nothing.
   * @param by who publishes
   * @returns the manifest, and whether the version is new or restored
   * @throws ReleaseRefused if the manifest or a file is invalid, a file is not what its extension says, a stylesheet reaches beyond pages, or
   *   a call has no shape
   * @throws GateRefused if the live site pack sets what the release does not take
   * @throws UnknownRemote
   * @throws VersionTaken if the version exists with other contents
   */
  async publish(
    release: ReleaseBytes,
    by: AuditActor,
  ): Promise<{ manifest: ReleaseManifest; added: boolean }> {
    const verified = await verifyRelease(release);
    const { name, version } = verified.manifest;
    const stored = await this.repository.published(name, version);
    // Releases that were stored before the rule keep working.
    if (stored?.digest !== verified.digest) {
      requireKnownFiles(verified);
      requireContainedStyles(verified);
      if (!isDraft(this.config, version)) requireCallShapes(verified);
      if (by.actor !== BOOT.actor) this.requireConfiguration(verified.manifest);
    }
    const added = await this.repository.addRelease(verified, by);
    if (!added && (await this.repository.published(name, version))?.digest !== verified.digest) {
      throw new VersionTaken(name, version);
    }
    if (added) await this.refresh();
    return { manifest: verified.manifest, added };
  }

  /**
   * Makes published versions live: all of them or none.
   * @throws UnknownRemote, UnknownRelease, ReleaseRetired
   * @throws ChannelMoved if a live version is not the expected one
   * @throws GateRefused with all incompatibilities
   */
  async promote(changes: Omit<ChannelChange, 'kind'>[], change: Change): Promise<ChangeOutcome[]> {
    return this.setLive(
      changes.map((requested) => ({ ...requested, kind: 'promote' })),
      change,
    );
  }

  /**
   * Makes a version live that was live before.
   * @param to the version; undefined: the most recent one that is retained
   * @throws NothingToRollBackTo, and the errors of {@link promote}
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
        `${name} ${to} was never live; use "promote ${name} ${to}" instead`,
      );
    }
    for (const version of rollbackTargets(events)) {
      if ((await this.repository.published(name, version))?.isRetired === false) return version;
    }
    throw new NothingToRollBackTo(
      `No earlier version of ${name} is retained; promote a version instead`,
    );
  }

  private async setLive(changes: ChannelChange[], change: Change): Promise<ChangeOutcome[]> {
    const changed = await this.channels.setLive(
      changes,
      change,
      (tx) => this.requireCompatible(tx, changes, change.by),
      (tx) => this.endUnfitCanaries(tx),
    );
    if (changed.length > 0) {
      await this.refresh();
      await this.retireExpired();
    }
    return changes.map(({ name, version, expected }) => ({
      name,
      from: expected,
      to: version,
      changed: changed.some((channel) => channel.name === name),
    }));
  }

  /**
   * Checks that versions exist and fit what is live.
   * @param tx holds the registry's lock
   * @throws UnknownRelease, ReleaseRetired, GateRefused
   */
  async requireCompatible(tx: Database, changes: ChannelChange[], by: AuditActor): Promise<void> {
    for (const { name, version } of changes) await this.requireRetained(tx, name, version);
    await this.gate.requireCompatible(tx, changes, by);
  }

  /** Ends canaries whose version does not fit the changed apps: a canary never blocks a change. */
  private async endUnfitCanaries(tx: Database): Promise<void> {
    for (const canary of await this.canaries.all(tx)) {
      const { app: name, version, baseline: expected } = canary;
      try {
        const change = { name, version, expected, kind: 'promote' as const };
        await this.gate.requireCompatible(tx, [change], SYSTEM);
      } catch (error) {
        if (!(error instanceof GateRefused)) throw error;
        await this.canaries.end(tx, canary, {
          ...{ reason: 'gate', message: error.message, by: SYSTEM, at: new Date() },
        });
      }
    }
  }

  /** @throws GateRefused if the live site pack sets what the release does not take */
  private requireConfiguration(manifest: ReleaseManifest): void {
    const refusals = this.configurations.refusals(manifest);
    if (refusals.length === 0) return;
    throw new GateRefused(`${nameOf(manifest)} does not fit the live site pack`, refusals);
  }

  private async requireRetained(tx: Database, name: string, version: string): Promise<void> {
    const release = await this.repository.published(name, version, tx);
    if (!release) throw new UnknownRelease(name, version);
    if (release.isRetired) throw new ReleaseRetired(name, version);
  }

  /** Never throws: the change is committed, and `RegistryWatch` retries the read. */
  private async refresh(): Promise<void> {
    await this.live.refresh().catch((error: unknown) => {
      this.log.warn({ err: error }, 'the changed registry could not be read; retrying');
    });
  }

  /** Never throws: the next change retries. */
  private async retireExpired(): Promise<void> {
    try {
      if ((await this.retention.sweep()).length > 0) await this.refresh();
    } catch (error) {
      this.log.warn({ err: error }, 'old releases could not be retired');
    }
  }
}
