import { request } from 'node:http';
import type { PageData } from '@portico/sdk/platform';

/** A document as a visitor's browser receives it. */
interface Visit {
  version: string;
  canaries: string[];
}

/** Beacons are limited by address. Each visitor has its own loopback address. */
const ADDRESSES = 200;

/**
 * Simulated visitors of a canary: they open a page and report its load like the shell. Only for a
 * site on this machine.
 */
export class Visitors {
  private count = 0;

  /**
   * @param url of the site
   * @param app the app of the canary
   */
  constructor(
    private readonly url: string,
    private readonly app: string,
  ) {}

  /**
   * Opens a page and reports its load.
   * @param fails whether a render error is also reported
   * @returns the version that the visitor got
   */
  async visit(path: string, page: string, fails: (version: string) => boolean): Promise<string> {
    this.count += 1;
    const group = (this.count * 13) % 1000;
    const { version, canaries } = await this.open(path, group);
    // The canary has ended.
    if (canaries.length === 0) return version;
    const source = { remote: this.app, version, page };
    const isFailing = fails(version);
    const events = [
      { kind: 'load', ...source, ms: 100 },
      ...(isFailing ? [{ kind: 'render', ...source }] : []),
    ];
    const report = { events, canaries, isFirst: true, ...(isFailing && { isFailing }) };
    await this.send('POST', '/api/reports/beacon', {}, JSON.stringify(report));
    return version;
  }

  /** @param group of the visitor, 0 to 999 (the cookie `bucket`) */
  async open(path: string, group: number): Promise<Visit> {
    const headers = { cookie: `bucket=${group}`, 'sec-fetch-dest': 'document' };
    const html = await this.send('GET', path, headers);
    const [, json = '{}'] = /id="portico-page">(.*?)<\/script>/.exec(html) ?? [];
    const { registry, canaries = [] } = JSON.parse(json) as PageData;
    const version = registry.remotes.find(({ name }) => name === this.app)?.version ?? '';
    return { version, canaries };
  }

  private send(
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: string,
  ): Promise<string> {
    const localAddress = `127.0.0.${2 + (this.count % ADDRESSES)}`;
    const type = body === undefined ? undefined : { 'content-type': 'application/json' };
    return new Promise((resolve, reject) => {
      const sent = request(
        new URL(path, this.url),
        { method, localAddress, family: 4, headers: { ...headers, ...type } },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
          answer.on('end', () => {
            if ((answer.statusCode ?? 500) < 400) resolve(text);
            else reject(new Error(`${method} ${path} returned ${answer.statusCode}: ${text}`));
          });
        },
      );
      sent.on('error', reject).end(body);
    });
  }
}
