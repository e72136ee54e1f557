import { sql } from 'drizzle-orm';
import type { AppCanary } from '@portico/sdk/contracts/canaries/schema';
import { SITE } from '@portico/sdk/contracts/site-releases/version';
import type { Access } from '../../src/http/access/access.ts';
import { OPERATOR } from '../../src/core/audit/audit-writer.repository.ts';
import { auditEvents } from '../../src/core/audit/audit.table.ts';
import { DeployKeyService } from '../../src/identity/keys/deploy/deploy-key.service.ts';
import { SmokeKeyService } from '../../src/identity/keys/smoke/smoke-key.service.ts';
import { teamMembers } from '../../src/identity/team/team.table.ts';
import { RegistryService } from '../../src/platform/registry/publishing/registry.service.ts';
import { RemotesService } from '../../src/platform/remotes/remotes.service.ts';
import { remoteRelease, shellRelease, smallRelease } from '../registry/fixtures.ts';
import { goLive } from '../registry/go-live.ts';
import { Visitors } from '../releases/canary-visitors.ts';
import { Deployer } from '../releases/deployer.ts';
import { Worker } from '../smoke/worker.ts';
import type { TestBrowser } from '../support/browser.ts';
import { startShop, type Shop } from '../support/shop.ts';
import { signInAs } from '../support/sign-in.ts';

/** The people and servers of the examples: demo accounts of the sandbox. */
export const OWNER = '243483102788599882';
export const TEAM_SERVER = '700000000000000001';
export const APP = 'mfe-public';
const LIVE = '1.0.0';
const NEXT = '1.1.0';

/** A site on which every example is possible: a shop, a team and releases, and a caller for each access. */
export class World {
  private readonly keys = new Map<string, string>();
  private state: string | undefined;
  /** The newest invoice of the customer. */
  invoiceId = '';

  private constructor(
    readonly shop: Shop,
    readonly owner: TestBrowser,
    readonly team: Deployer,
    readonly worker: Worker,
  ) {}

  static async create(): Promise<World> {
    const shop = await startShop({
      env: { TRANSFER_COOLDOWN_HOURS: '0', TEAM_SERVER_ID: TEAM_SERVER, TRUST_PROXY: '1' },
    });
    const { api } = shop;
    await api.db().insert(teamMembers).values({ userId: OWNER, rank: 'Owner' });
    const owner = await signInAs(api, 'owner');
    for (const release of [shellRelease(), remoteRelease(LIVE), smallRelease('mfe-tools', LIVE)]) {
      await goLive(api, release);
    }
    await api.app.get(RegistryService).publish(remoteRelease(NEXT), OPERATOR);
    return new World(shop, owner, await Deployer.of(api, '*'), await Worker.of(api));
  }

  get api() {
    return this.shop.api;
  }

  get visitors() {
    return new Visitors(this.api, this.team);
  }

  /** The headers of a caller that may use a route, with no more rights than a key of its kind has. */
  async credentialsFor(access: Access): Promise<Record<string, string>> {
    switch (access.kind) {
      case 'public':
        return {};
      case 'signed-in':
        return cookieOf(this.shop.customer.cookieHeader());
      case 'team':
        return cookieOf(this.owner.cookieHeader());
      default:
        return { authorization: `Bearer ${await this.keyFor(access)}` };
    }
  }

  /** Makes a state, unless it is still the one that was made last. */
  async once(state: string, make: () => Promise<void>): Promise<void> {
    if (this.state !== state) await make();
    this.state = state;
  }

  /** A call has changed something. */
  hasChanged(): void {
    this.state = undefined;
  }

  /** Sends a batch as the bot. */
  async push(method: 'POST' | 'PUT', path: string, body: unknown): Promise<void> {
    const key = this.keys.get('*') ?? (await this.api.newKey('*'));
    this.keys.set('*', key);
    const answer = await this.api.push(method, `/api/ingest/${path}`, key, body);
    if (answer.status !== 200) throw new Error(await answer.text());
  }

  /** A shop without purchases. */
  async emptyShop(): Promise<void> {
    this.hasChanged();
    await this.shop.reset();
  }

  /** An audit log without entries. */
  async emptyAudit(): Promise<void> {
    await this.api.db().transaction(async (tx) => {
      // Only the superuser of a test can bypass the append-only trigger.
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.delete(auditEvents);
    });
  }

  /**
   * Version 1.0.0 of the app is live, 1.1.0 has passed its smoke run, no other run waits, no canary runs,
   * and the app is switched on.
   */
  async settle(): Promise<void> {
    this.hasChanged();
    const { body } = await this.team.call<AppCanary>('GET', `/${APP}/canary`);
    if (body.running) await this.team.call('POST', `/${APP}/canary/stop`, { why: 'An example' });
    const live = await this.team.live(APP);
    // A rollback needs no smoke run, which the first version has not passed.
    if (live !== null && live !== LIVE) await this.team.rollback(APP, live);
    const [app] = (await this.team.list(APP)).body;
    if (app?.off) await this.api.app.get(RemotesService).switchOn(APP, OPERATOR);
    const next = app?.versions.find(({ version }) => version === NEXT);
    if (next?.smoke?.state !== 'passed') await this.order(NEXT);
    for (let task = await this.worker.claim(); task; task = await this.worker.claim())
      await this.worker.judge(task);
  }

  /** 1.1.0 is live instead of 1.0.0. */
  async promote(): Promise<void> {
    await this.settle();
    await this.team.promote(APP, NEXT, LIVE);
  }

  /** A canary of 1.1.0 runs. */
  async runCanary(): Promise<void> {
    await this.settle();
    const start = { version: NEXT, expected: LIVE, why: 'Shorter texts', steps: [10, 50, 100] };
    const { status, body } = await this.team.call('POST', `/${APP}/canary`, start);
    if (status !== 200) throw new Error(body.detail);
  }

  /** The task of a smoke run that a worker has claimed. */
  async claimRun(version = NEXT) {
    await this.orderRun(version);
    const task = await this.worker.claim();
    if (!task) throw new Error('No smoke run waits.');
    return task;
  }

  async orderRun(version = NEXT): Promise<void> {
    await this.settle();
    await this.order(version);
  }

  private async order(version: string): Promise<void> {
    await this.team.call('POST', `/${APP}/smoke`, { version, why: 'An example' });
  }

  private async keyFor(access: Access): Promise<string> {
    const name = JSON.stringify(access);
    const key = this.keys.get(name) ?? (await this.createKey(access));
    this.keys.set(name, key);
    return key;
  }

  private async createKey(access: Access): Promise<string> {
    const { app } = this.api;
    if (access.kind === 'ingest') return this.api.newKey(access.scope);
    if (access.kind === 'smoke') return (await app.get(SmokeKeyService).create('x', OPERATOR)).key;
    return (await app.get(DeployKeyService).create('pipeline', [APP, SITE], OPERATOR)).key;
  }
}

/** The headers of a page of the site. */
export const cookieOf = (cookie: string) => ({ cookie, 'sec-fetch-site': 'same-origin' });
