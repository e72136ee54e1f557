import { Injectable } from '@nestjs/common';
import { Config } from '../../../core/config/config.ts';
import type { Database } from '../../../core/db/database.ts';
import { RouteCatalog } from '../../../http/contract/route-catalog.ts';
import { Log } from '../../../core/log/log.ts';
import type { ChannelChange } from '../state/channel-change.ts';
import type { AuditActor } from '../../../core/audit/audit-writer.repository.ts';
import { BOOT } from '../state/boot-actor.ts';
import { ReleaseChecks } from '../state/release-checks.ts';
import { contentHash } from '../release/content-hash.ts';
import { isDraft } from '../release/draft.ts';
import { GateRefused } from '../release/errors.ts';
import { budgetOf, budgetRefusals } from './budget-rule.ts';
import type { BudgetRules } from './budget-rule.ts';
import { apiRefusals, gate } from './gate.ts';
import { RemoteConfigurations } from '../live/remote-configurations.service.ts';
import { nameOf } from '@portico/sdk/platform';
import type { GateManifest, Refusal } from '@portico/sdk/platform';
import { GateRepository } from './gate.repository.ts';
import type { StoredFile } from './gate.repository.ts';

/** Routes of the page server, which serves the pages of remotes. */
const PAGES = new Set(['/', '/*']);

/** Checks that releases are compatible with each other and with the API. */
@Injectable()
export class GateService {
  constructor(
    private readonly config: Config,
    private readonly stored: GateRepository,
    private readonly catalog: RouteCatalog,
    private readonly checks: ReleaseChecks,
    private readonly configurations: RemoteConfigurations,
    private readonly log: Log,
  ) {}

  /**
   * Checks the live releases as they would be after the changes.
   * @param tx holds the registry's lock
   * @throws GateRefused
   */
  async requireCompatible(
    tx: Database,
    changes: readonly ChannelChange[],
    by: AuditActor,
  ): Promise<void> {
    const refusals = await this.refusals(changes, { tx, by });
    if (refusals.length === 0) return;
    const names = changes.map(nameOf).join(', ');
    throw new GateRefused(
      `${names} ${changes.length === 1 ? 'is' : 'are'} incompatible with the live releases`,
      refusals,
    );
  }

  /**
   * All reasons against the changes.
   * @param locked holds the registry's lock; undefined: the answer is for information only, and leaves
   *   out what only a real change is checked for
   */
  async refusals(
    changes: readonly Omit<ChannelChange, 'expected'>[],
    locked?: { tx: Database; by: AuditActor },
  ): Promise<Refusal[]> {
    const tx = locked?.tx;
    const rows = await this.stored.channels(tx);
    const live = new Map<string, GateManifest>();
    const refusals: Refusal[] = [];
    for (const { name, liveVersion, ...rules } of rows) {
      const change = changes.find((candidate) => candidate.name === name);
      const version = change?.version ?? liveVersion;
      const manifest = version === null ? undefined : await this.stored.manifest(name, version, tx);
      if (manifest) live.set(name, manifest);
      if (!manifest || !change) continue;
      const files = await this.stored.files(manifest, tx);
      refusals.push(...integrityRefusals(manifest, files));
      // A rollback is for emergencies, and its version was live before.
      if (change.kind === 'rollback') continue;
      refusals.push(...this.budgetRefusals(manifest, files, rules));
      // What a start promotes was tested with its image, and a wrong value must not keep the site from starting.
      const isBoot = locked?.by.actor === BOOT.actor;
      if (!isBoot) refusals.push(...this.configurations.refusals(manifest));
      if (locked && !isBoot) {
        refusals.push(...(await this.checks.refusals(locked.tx, manifest)));
      }
    }
    const retained = (await this.stored.retained(tx)).filter(
      ({ name, version }) => live.get(name)?.version !== version,
    );
    const changed = new Set(changes.map(({ name }) => name));
    return [
      ...refusals,
      ...gate({ live, changed, retained: retained, channels: rows, api: this.api() }),
    ];
  }

  /**
   * Checks that this API answers every operation that a live or retained release calls, in a
   * compatible form.
   * @param replaced apps whose live version this start replaces: it counts only if it is retained
   * @throws GateRefused
   */
  async requireOperations(replaced: ReadonlySet<string>): Promise<void> {
    const live = await this.stored.live();
    const remaining = live.filter(
      ({ name, version }) => !replaced.has(name) && !isDraft(this.config, version),
    );
    const used = new Map(
      [...remaining, ...(await this.stored.retained())].map((manifest) => [
        nameOf(manifest),
        manifest,
      ]),
    );
    const refusals = apiRefusals([...used.values()], this.api());
    if (refusals.length === 0) return;
    this.log.error({ refusals }, 'this API is incompatible with stored releases');
    throw new GateRefused('This API is incompatible with the releases that it serves', refusals);
  }

  private api() {
    const routes = this.catalog
      .routes()
      .filter(({ method, path }) => ['GET', 'ALL'].includes(method) && !PAGES.has(path));
    return {
      operations: new Set(this.catalog.operations()),
      shapeOf: (operation: string) => this.catalog.shapeOf(operation),
      routes,
      isPublicGet: (path: string) => this.catalog.isPublicGet(path),
    };
  }

  private budgetRefusals(
    manifest: GateManifest,
    files: readonly StoredFile[],
    rules: BudgetRules,
  ): Refusal[] {
    if (manifest.kind === 'shell' || isDraft(this.config, manifest.version)) return [];
    const sizes = new Map(files.map(({ path, bytes }) => [path, bytes?.length ?? 0]));
    return budgetRefusals(manifest, sizes, budgetOf(rules, this.config.budget));
  }
}

/** Stored files whose bytes are not the ones that were published. */
function integrityRefusals(manifest: GateManifest, files: readonly StoredFile[]): Refusal[] {
  return files
    .filter(({ bytes, sha256 }) => !bytes || contentHash(bytes) !== sha256)
    .map(({ path }) => ({
      ...{ rule: 'integrity', release: nameOf(manifest) },
      detail: `The stored contents of ${path} differ from what was published.`,
      fix: 'The database was modified directly: restore it and publish a new version.',
    }));
}
