import { test as base } from '@playwright/test';
import { Portico } from './portico.ts';

type Launch = (options?: Parameters<typeof Portico.spawn>[0]) => Promise<Portico>;

/** Fixtures that start products and stop them after the test. */
export const test = base.extend<{ spawn: Launch; start: Launch }>({
  spawn: async ({}, use) => {
    const begun: Portico[] = [];
    await use(async (options) => {
      const portico = await Portico.spawn(options);
      begun.push(portico);
      return portico;
    });
    for (const portico of begun) await portico.cleanUp();
  },
  start: ({ spawn }, use) =>
    use(async (options) => {
      const portico = await spawn(options);
      await portico.waitUntilRunning();
      return portico;
    }),
});
export const ALONE = { SANDBOX: '0', SITE_DIR: 'sites/juno' };

export async function fetchStatus(portico: Portico): Promise<number> {
  return (await fetch(`${portico.url}/api/health/ready`)).status;
}
