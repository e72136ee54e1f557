import { test as base } from '@playwright/test';
import { Portico } from './portico.ts';
import { watch } from './watch.ts';

interface Fixtures {
  /** Every console error, uncaught error and policy violation of the page so far. */
  problems: () => Promise<string[]>;
}

interface WorkerFixtures {
  /** One running product, shared by the tests that only look at it. */
  portico: Portico;
}

/** Playwright's `test` with a running product behind `page`. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  portico: [
    // Playwright reads the fixture's needs from the braces.
    async ({}, use) => {
      const portico = await Portico.start();
      await use(portico);
      await portico.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ portico }, use) => use(portico.url),
  problems: async ({ page }, use) => use(await watch(page)),
});

export { expect } from '@playwright/test';
