import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SDK_MODULE } from '@portico/sdk/platform';
import type { ReleaseManifest } from '@portico/sdk/platform';
import { shellManifest } from '../build/shell-manifest.ts';
import { checkDraft } from './check-draft.ts';
import { LiveSite } from './site.ts';

const FILES = { scripts: [], styles: [] };
const SHELL = shellManifest({
  ...{ version: '1', library: '2.9.2', main: FILES, data: FILES },
  sdkExports: ['Link', 'useSession'],
});
const SDK = SHELL.shared.find(({ name }) => name === SDK_MODULE)?.version ?? '';

/** A site whose live shell has this `mf-manifest.json`. */
async function check(manifest: object | undefined, draft: Partial<ReleaseManifest>) {
  const server = createServer(({ url }, response) => {
    if (url === '/api/registry') response.end('{"shellVersion":"1","remotes":[]}');
    else if (manifest && url === '/shell/1/mf-manifest.json')
      response.end(JSON.stringify(manifest));
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const release = {
    ...{ name: 'mfe-tools', version: '1-dev.1', globalName: 'tools', sdk: `^${SDK}` },
    ...{ sdkExports: ['Link'], federation: { library: '2.9.2' } },
    ...draft,
  } as ReleaseManifest;
  try {
    return await checkDraft(new LiveSite(`http://localhost:${port}`, ''), release);
  } finally {
    server.close();
  }
}

test('a draft that the live shell can run passes', async () => {
  expect(await check(SHELL, {})).toBeUndefined();
});

test('a draft that the live shell cannot run is rejected with each reason and its fix', async () => {
  const draft = { sdk: '^9.0.0', sdkExports: ['useMoon'], federation: { library: '3.0.0' } };
  await expect(check(SHELL, draft)).rejects.toThrow(
    [
      'would reject this version:',
      `- mfe-tools 1-dev.1 needs sdk ^9.0.0, but shell 1 provides ${SDK}. Promote a shell that provides ^9.0.0 first, or build mfe-tools against sdk ${SDK}.`,
      '- mfe-tools 1-dev.1 uses useMoon of @portico/sdk, which shell 1 does not provide. Promote a shell that provides the missing names first, or build mfe-tools without them.',
      '- mfe-tools 1-dev.1 needs version ^3.0.0 of the federation library, but shell 1 includes version 2.9.2. Promote a shell that includes ^3.0.0 first.',
    ].join('\n'),
  );
});

test('a shell that does not list its names is reported; its sdk version is still checked', async () => {
  const shared = SHELL.shared.map((module) => ({ ...module, exports: undefined }));
  const older = { ...SHELL, shared };
  expect(await check(older, { sdkExports: ['useMoon'] })).toBe(
    'shell 1 does not list the names of its sdk; a promote checks them.',
  );
  await expect(check(older, { sdk: '^9.0.0' })).rejects.toThrow('needs sdk ^9.0.0');
  expect(await check(undefined, {})).toBe('shell 1 does not declare what it provides.');
});
