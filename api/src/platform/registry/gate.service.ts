import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../core/config/config.ts';
import type { Database } from '../../core/db/database.ts';
import { RouteCatalog } from '../../http/route-catalog.ts';
import { Log } from '../../core/log/log.ts';
import type { ChannelChange } from './channel-change.ts';
import { GateRefused } from './errors.ts';
import { apiRefusals, gate } from './gate/gate.ts';
import { nameOf } from './gate/refusal.ts';
import type { GateManifest, Refusal } from './gate/refusal.ts';
import { GateRepository } from './gate.repository.ts';

/** The page server answers these with whatever page a remote declares. */
const PAGES = new Set(['/', '/*']);

/** Lets pass what fits: looks at the database as it would be, and says everything that does not. */
@Injectable()
export class GateService {
  constructor(
    private readonly config: Config,
    private readonly stored: GateRepository,
    private readonly catalog: RouteCatalog,
    private readonly log: Log,
  ) {}

  /**
   * @param tx holds the registry's lock
   * @throws GateRefused
   */
  async requireCompatible(tx: Database, changes: readonly ChannelChange[]): Promise<void> {
    const rows = await this.stored.channels(tx);
    const live = new Map<string, GateManifest>();
    const refusals: Refusal[] = [];
    for (const { name, liveVersion } of rows) {
      const change = changes.find((one) => one.name === name);
      const version = change?.version ?? liveVersion;
      const manifest = version === null ? undefined : await this.stored.manifest(tx, name, version);
      if (manifest) live.set(name, manifest);
      if (manifest && change) refusals.push(...(await this.damage(tx, manifest)));
    }
    const kept = (await this.stored.retained(tx)).filter(
      ({ name, version }) => live.get(name)?.version !== version,
    );
    const changed = new Set(changes.map(({ name }) => name));
    refusals.push(...gate({ live, changed, kept, channels: rows, api: this.api() }));
    if (refusals.length === 0) return;
    const what = changes.map(nameOf).join(', ');
    throw new GateRefused(`${what} does not fit what is live`, refusals);
  }

  /**
   * A new API must answer, as before, every operation that a live or retained release calls.
   * @param replaced parts whose live version this start replaces: theirs count only if retained
   * @throws GateRefused
   */
  async requireOperations(replaced: ReadonlySet<string>): Promise<void> {
    const live = await this.stored.live();
    const staying = live.filter(
      ({ name, version }) => !replaced.has(name) && !this.isDraft(version),
    );
    const used = new Map(
      [...staying, ...(await this.stored.retained())].map((manifest) => [
        nameOf(manifest),
        manifest,
      ]),
    );
    const refusals = apiRefusals([...used.values()], this.api());
    if (refusals.length === 0) return;
    this.log.error({ refusals }, 'this API does not answer what releases call');
    throw new GateRefused('This API does not fit the releases that it is to serve', refusals);
  }

  /** Of `npm run dev`: the next one is a moment away. */
  private isDraft(version: string): boolean {
    return this.config.sandbox && version.includes('-dev.');
  }

  private api() {
    const routes = this.catalog
      .routes()
      .filter(({ method, path }) => ['GET', 'ALL'].includes(method) && !PAGES.has(path));
    return {
      operations: new Set(this.catalog.operations()),
      shapeOf: (operation: string) => this.catalog.shapeOf(operation),
      routes,
    };
  }

  /** The bytes that would be served are the ones that were published. */
  private async damage(tx: Database, manifest: GateManifest): Promise<Refusal[]> {
    const files = await this.stored.files(tx, manifest);
    return files
      .filter(
        ({ bytes, sha256 }) =>
          !bytes || createHash('sha256').update(bytes).digest('hex') !== sha256,
      )
      .map(({ path }) => ({
        ...{ rule: 'integrity', release: nameOf(manifest) },
        detail: `The stored bytes of ${path} are not the ones that were published.`,
        mend: 'Somebody changed the database by hand: restore it, and publish a new version.',
      }));
  }
}
