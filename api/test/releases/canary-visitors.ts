import type { BeaconEvent } from '@portico/sdk/contracts/reports/schema';
import type { AppCanary } from '@portico/sdk/contracts/canaries/schema';
import type { PageData } from '@portico/sdk/platform';
import { CanariesService } from '../../src/platform/canaries/canaries.service.ts';
import { remoteRelease, shellRelease } from '../registry/fixtures.ts';
import { goLive } from '../registry/go-live.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { Deployer } from './deployer.ts';

export const APP = 'mfe-public';
export const OLD = '1.0.0';
export const NEW = '1.1.0';
const BROWSER = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' };
export const MINUTE = 60_000;

/** Five addresses of the remote. */
const PAGES = [
  { path: '/', page: 'home' },
  { path: '/status', page: 'status' },
  { path: '/commands/server', page: 'commands' },
  { path: '/commands/moderation', page: 'commands' },
  { path: '/?again', page: 'home' },
];
/** A document as a browser received it. */
interface Document {
  version: string;
  revision: string;
  canaries: string[];
  /** The group that the response assigns; undefined: none. */
  bucket: string | undefined;
}

/** Simulated visitors of a site with a canary, and the jobs of its API. */
export class Visitors {
  private addresses = 0;

  constructor(
    private readonly api: TestApi,
    private readonly team: Deployer,
  ) {}

  /** @param bucket undefined: a new visitor */
  async open(
    path: string,
    bucket?: number,
    headers: Record<string, string> = BROWSER,
  ): Promise<Document> {
    const cookie = bucket === undefined ? undefined : { cookie: `bucket=${bucket}` };
    const answer = await this.api.call(path, { headers: { ...headers, ...cookie } });
    const [, json = '{}'] = /id="portico-page">(.*?)<\/script>/.exec(await answer.text()) ?? [];
    const { registry, canaries = [] } = JSON.parse(json) as PageData;
    const version = registry.remotes.find(({ name }) => name === APP)?.version ?? '';
    const [, group] = /^bucket=(\d+);/.exec(answer.headers.get('set-cookie') ?? '') ?? [];
    return { version, revision: registry.revision, canaries, bucket: group };
  }

  async report(canaries: string[], events: BeaconEvent[], about: object = {}): Promise<void> {
    const answer = await this.api.call('/api/reports/beacon', {
      method: 'POST',
      // Each visitor has an address, because beacons are limited by address (needs TRUST_PROXY=1).
      headers: { 'content-type': 'application/json', 'x-forwarded-for': this.nextAddress() },
      body: JSON.stringify({ events, canaries, ...about }),
    });
    if (answer.status !== 200) throw new Error(await answer.text());
  }

  /** Opens a page and reports its load, or its failure. @returns the document */
  async visit(
    { path, page }: { path: string; page: string },
    bucket: number,
    fails: (version: string) => boolean = () => false,
  ): Promise<Document> {
    const document = await this.open(path, bucket);
    const { version, canaries } = document;
    if (canaries.length === 0) return document;
    const app = { remote: APP, version, page };
    const isFailing = fails(version);
    await this.report(
      canaries,
      [
        { kind: 'load', ...app, ms: 120 },
        ...(isFailing ? [{ kind: 'render' as const, ...app }] : []),
      ],
      { isFirst: true, ...(isFailing && { isFailing }) },
    );
    return document;
  }

  private nextAddress(): string {
    this.addresses += 1;
    return `198.51.${this.addresses >> 8}.${this.addresses & 255}`;
  }

  /** Writes the counts and decides, like the timer. @param later milliseconds from now */
  async judge(later = 0): Promise<void> {
    await this.api.app.get(CanariesService).run(new Date(Date.now() + later));
  }

  async read(): Promise<AppCanary> {
    return (await this.team.call<AppCanary>('GET', `/${APP}/canary`)).body;
  }

  /** Visitors of all groups, one document each. @param fails whether a page of a version fails */
  async browse(
    documents: number,
    fails: (version: string, path: string) => boolean = () => false,
  ): Promise<void> {
    for (let count = 0; count < documents; count += 1) {
      const place = PAGES[count % PAGES.length]!;
      await this.visit(place, (count * 13) % 1000, (version) => fails(version, place.path));
      if (count % 10 === 9) await this.judge();
    }
    await this.judge();
  }
}

/** A site with an old version that is live, and a new one that is published. */
export class CanarySite {
  private constructor(
    readonly api: TestApi,
    readonly team: Deployer,
    readonly visitors: Visitors,
  ) {}

  static async open(): Promise<CanarySite> {
    const env = { RETAIN_RELEASES: '1', RETAIN_DAYS: '1', TRUST_PROXY: '1' };
    const api = await startApi({ env });
    await goLive(api, shellRelease());
    await goLive(api, remoteRelease(OLD));
    const team = await Deployer.of(api, '*');
    await team.publish(remoteRelease(NEW));
    return new CanarySite(api, team, new Visitors(api, team));
  }

  /** Starts a canary of the new version. @param more what the body says instead */
  start(more: object = {}) {
    return this.team.call<{ id: number | null; detail: string }>('POST', `/${APP}/canary`, {
      ...{ version: NEW, expected: OLD, why: 'New words', steps: [50], ...more },
    });
  }

  /** The live version. */
  live() {
    return this.team.live(APP);
  }

  stop() {
    return this.api.stop();
  }
}
