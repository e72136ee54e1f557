import { writeFileSync } from 'node:fs';
import { test as base } from '../test.ts';
import { Visitor } from './visitor.ts';
import { WebKit } from './webkit.ts';

interface Fixtures {
  visitor: Visitor;
}

/** Playwright's `test` with a running product and a visitor in WebKit instead of a `page`. */
export const test = base.extend<Fixtures, { webkit: WebKit }>({
  webkit: [
    async ({}, use) => {
      const webkit = await WebKit.start();
      await use(webkit);
      webkit.stop();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ webkit, portico }, use, info) => {
    const driver = await webkit.open();
    await use(new Visitor(driver, portico.url));
    if (info.status !== info.expectedStatus) {
      const picture = await driver.takeScreenshot();
      writeFileSync(info.outputPath('page.png'), picture, 'base64');
    }
    await driver.quit();
  },
});

export { expect } from '../test.ts';
