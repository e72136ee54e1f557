import { join } from 'node:path';
import { globalNameOf } from '@portico/sdk/platform';
import type { PageRoute, ReleaseManifest } from '@portico/sdk/platform';
import { readReleaseFolder } from '../../src/platform/registry/release/read-release-folder.ts';
import type { TestRelease } from '../registry/fixtures.ts';
import { ROOT, itFollowsTheRelease } from './renamed-page.ts';

const VERSION = '1.99.0';

/** The release of mfe-public with another path for its commands, as a build of changed sources makes it. */
async function renamed(): Promise<TestRelease> {
  const { manifest, files } = await readReleaseFolder(join(ROOT, 'mfe-public/dist'));
  // The end of a list in a template has a slash, too.
  const text = JSON.stringify(manifest).replace(
    /(?<!\/api|\uE000)\/commands(?![\w.-])/g,
    '/reference',
  );
  const changed = JSON.parse(text) as ReleaseManifest;
  const routes = changed.routes.map((route): PageRoute =>
    route.path === '/reference' ? { ...route, movedFrom: ['/commands'] } : route,
  );
  return {
    files: files as Map<string, Buffer>,
    manifest: {
      ...changed,
      routes,
      version: VERSION,
      globalName: changed.globalName && globalNameOf('mfe-public', VERSION),
    },
  };
}

describe('a page that a release of its remote alone has renamed', () => {
  itFollowsTheRelease(renamed);
});
