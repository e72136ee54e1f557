import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import type { AppCanary } from '@portico/sdk/contracts/canaries/schema';
import type { PageData, RegistrySnapshot } from '@portico/sdk/platform';
import type { Portico } from './portico.ts';

/** A canary of a running product (started with `TRUST_PROXY=1`), and its visitors. */
export class Canary {
  private addresses = 0;

  constructor(
    private readonly portico: Portico,
    private readonly app: string,
  ) {}

  async start(version: string, expected: string): Promise<void> {
    const body = { version, expected, steps: [50], why: 'a test' };
    await this.call('POST', body);
  }

  read(): Promise<AppCanary> {
    return this.call('GET') as Promise<AppCanary>;
  }

  async liveVersion(): Promise<string> {
    return this.versionIn(await this.fetch('/api/registry', 0));
  }

  /** @returns the first group of visitors that gets the version */
  async groupOf(version: string): Promise<number> {
    for (let bucket = 0; bucket < 100; bucket += 1) {
      const answer = await this.fetch('/api/registry', bucket);
      if ((await this.versionIn(answer)) === version) return bucket;
    }
    throw new Error(`No group gets ${version}`);
  }

  /** A tab of a visitor of the group. */
  async openTab(browser: Browser, bucket: number): Promise<Page> {
    const context = await browser.newContext();
    await context.addCookies([{ name: 'bucket', value: String(bucket), url: this.portico.url }]);
    return context.newPage();
  }

  /** Opens a page without a browser, and reports its load, and whether it failed. */
  async visit(path: string, bucket: number, fails: (version: string) => boolean): Promise<void> {
    const answer = await this.fetch(path, bucket, { 'sec-fetch-dest': 'document' });
    const [, json = '{}'] = /id="portico-page">(.*?)<\/script>/.exec(await answer.text()) ?? [];
    const { registry, canaries } = JSON.parse(json) as PageData;
    if (!canaries) return;
    const version = registry.remotes.find(({ name }) => name === this.app)?.version ?? '';
    const source = { remote: this.app, version, page: 'store' };
    const isFailing = fails(version);
    this.addresses += 1;
    await fetch(`${this.portico.url}/api/reports/beacon`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `198.51.100.${this.addresses % 250}`,
      },
      body: JSON.stringify({
        events: [
          { kind: 'load', ...source, ms: 100 },
          ...(isFailing ? [{ kind: 'render', ...source }] : []),
        ],
        ...{ canaries, isFirst: true, ...(isFailing && { isFailing }) },
      }),
    });
  }

  private async versionIn(answer: Response): Promise<string> {
    const { remotes } = (await answer.json()) as RegistrySnapshot;
    return remotes.find(({ name }) => name === this.app)?.version ?? '';
  }

  private fetch(path: string, bucket: number, headers: Record<string, string> = {}) {
    const cookie = `bucket=${bucket}`;
    return fetch(`${this.portico.url}${path}`, { headers: { ...headers, cookie } });
  }

  private async call(method: string, body?: object): Promise<unknown> {
    const key = readFileSync(`${this.portico.dataDir}/deploy-token`, 'utf8').trim();
    const answer = await fetch(`${this.portico.url}/api/releases/${this.app}/canary`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  }
}
