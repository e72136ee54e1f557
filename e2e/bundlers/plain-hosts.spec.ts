import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { builtWith } from '../support/bundlers.ts';
import { collectProblems } from '../support/page-problems.ts';

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.json': 'application/json' };
const REMOTE = { name: 'mfe-public', page: 'terms', heading: 'Terms of Service' };
const BUNDLERS = ['webpack', 'rspack'];
/** First segment of an address -> folder. The product's own build of the remote is webpack's. */
const FOLDERS: Record<string, string> = {
  'remote-webpack': fileURLToPath(new URL(`../../${REMOTE.name}/dist`, import.meta.url)),
  'remote-rspack': builtWith('rspack'),
  ...Object.fromEntries(BUNDLERS.map((name) => [`host-${name}`, builtWith(`host-${name}`)])),
};

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
    }) => {
      const problems = await collectProblems(page);
      const requested: string[] = [];
      page.on('request', (request) => requested.push(new URL(request.url()).pathname));
      const folder = `/remote-${remote}`;
      const target = [REMOTE.name, REMOTE.page, `${folder}/mf-manifest.json`];
      await page.goto(`${origin}/host-${host}/?${target.join()}`);
      await expect(page.getByRole('heading', { name: REMOTE.heading, level: 1 })).toBeVisible();
      const entries = requested.filter((path) => path.startsWith(`${folder}/remoteEntry`));
      expect(entries).toHaveLength(1);
      expect(await problems()).toEqual([]);
    });
  }
}
