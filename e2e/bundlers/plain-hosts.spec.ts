import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import type { ReleaseManifest } from '@portico/sdk/platform';
import { builtWith } from '../support/bundlers.ts';
import { expect, test } from '../support/test.ts';

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.json': 'application/json' };
const REMOTE = { name: 'mfe-public', page: 'terms', heading: 'Terms of Service' };
const BUNDLERS = ['webpack', 'rspack'];
/** First segment of an address -> folder. */
const FOLDERS: Record<string, string> = {
  'remote-rspack': builtWith('rspack'),
  ...Object.fromEntries(BUNDLERS.map((name) => [`host-${name}`, builtWith(`host-${name}`)])),
};

/** The product's own build of the remote is webpack's. */
const OWN = JSON.parse(
  readFileSync(new URL(`../../${REMOTE.name}/dist/release.json`, import.meta.url), 'utf8'),
) as ReleaseManifest;

let server: Server;
let origin: string;

test.beforeAll(async () => {
  server = createServer((request, response) => {
    const [, first = '', path = ''] = /^\/([\w-]+)\/([^?]*)/.exec(request.url ?? '') ?? [];
    const file = join(FOLDERS[first] ?? '', normalize(`/${path}`));
    if (path === '') {
      const type = { 'content-type': 'text/html' };
      response.writeHead(200, type).end('<!doctype html><body><script src="host.js"></script>');
    } else if (existsSync(file)) {
      response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? '' });
      response.end(readFileSync(file));
    } else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => void server.close());

for (const host of BUNDLERS) {
  for (const remote of BUNDLERS) {
    test(`a plain host built by ${host} loads a page by the manifest of a remote built by ${remote}`, async ({
      page,
      portico,
      problems,
    }) => {
      const requested: string[] = [];
      page.on('request', (request) => requested.push(request.url()));
      // The running product is another origin than the host.
      const folder =
        remote === 'webpack'
          ? `${portico.url}/mfe/${REMOTE.name}/${OWN.version}`
          : `${origin}/remote-${remote}`;
      const target = [REMOTE.name, REMOTE.page, `${folder}/mf-manifest.json`];
      await page.goto(`${origin}/host-${host}/?${target.join()}`);
      await expect(page.getByRole('heading', { name: REMOTE.heading, level: 1 })).toBeVisible();
      const entries = requested.filter((url) => url.startsWith(`${folder}/remoteEntry`));
      expect(entries).toHaveLength(1);
      expect(await problems()).toEqual([]);
    });
  }
}
