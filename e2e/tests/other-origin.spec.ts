import type { Page } from '@playwright/test';
import { startForeignPage } from '../support/foreign-page.ts';
import { expect, test } from '../support/test.ts';

interface Loaded {
  version: string;
  /** Whether the container of the remote has initialized its global. */
  isEntered: boolean;
  /** Status of a chunk that the manifest names, read with CORS. */
  chunk: number;
}

/** Loads the entry of a remote by its stable manifest, as hosts of module federation do. */
const loadRemote = (page: Page, site: string, name: string): Promise<Loaded> =>
  page.evaluate(
    async ([origin, remote]) => {
      const answer = await fetch(`${origin}/mfe/${remote}/mf-manifest.json`);
      if (!answer.ok) throw new Error(`The manifest answers ${answer.status}.`);
      const { metaData, exposes } = (await answer.json()) as {
        metaData: {
          publicPath: string;
          globalName: string;
          buildInfo: { buildVersion: string };
          remoteEntry: { name: string };
        };
        exposes: { assets: { js: { sync: string[] } } }[];
      };
      const script = document.createElement('script');
      script.src = metaData.publicPath + metaData.remoteEntry.name;
      await new Promise<void>((resolve, reject) => {
        script.onload = () => resolve();
        script.onerror = () => reject(new Error(`The browser refuses ${script.src}.`));
        document.head.append(script);
      });
      const chunk = await fetch(metaData.publicPath + (exposes[0]?.assets.js.sync[0] ?? ''));
      return {
        version: metaData.buildInfo.buildVersion,
        isEntered: metaData.globalName in globalThis,
        chunk: chunk.status,
      };
    },
    [site, name] as const,
  );

/** Reads the registry of the site. @returns name -> version */
const registryOf = (page: Page, site: string): Promise<Record<string, string>> =>
  page.evaluate(async (origin) => {
    const answer = await fetch(`${origin}/api/registry`);
    const { remotes } = (await answer.json()) as { remotes: { name: string; version: string }[] };
    return Object.fromEntries(remotes.map(({ name, version }) => [name, version]));
  }, site);

// A member of the team: no page of another site may use what only the member sees.
for (const as of [undefined, 'owner'] as const) {
  test.describe(`in the browser of ${as ?? 'a visitor'}`, () => {
    test.use({ as });

    test('a page of another origin loads public remotes by their stable addresses, and no others', async ({
      page,
      portico,
    }) => {
      const host = await startForeignPage();
      try {
        await page.goto(host.url);
        const registry = await registryOf(page, portico.url);
        expect(Object.keys(registry)).toEqual(['mfe-commerce', 'mfe-public', 'mfe-tools']);
        for (const [name, version] of Object.entries(registry)) {
          expect(await loadRemote(page, portico.url, name)).toEqual({
            ...{ version, isEntered: true, chunk: 200 },
          });
        }
        await expect(loadRemote(page, portico.url, 'mfe-staff')).rejects.toThrow('Failed to fetch');
      } finally {
        host.stop();
      }
    });
  });
}
