import { ROOT_ID } from '@portico/sdk/platform';
import { Canary } from '../support/canary.ts';
import { buildChanged, release } from '../support/release.ts';
import { PAGES, PRODUCT } from '../support/routes.ts';
import { expect, test } from '../support/webkit/test.ts';

const PUBLIC_PAGES = PAGES.filter((page) => !page.as);

test('every public page becomes interactive without a violation of the policy', async ({
  visitor,
  portico,
}) => {
  for (const { path, heading } of PUBLIC_PAGES) {
    await test.step(path, async () => {
      await visitor.open(path);
      await visitor.until(`the page says ${String(heading)}`, async () => {
        const text = await (await visitor.find('main')).getText();
        return typeof heading === 'string' ? text.includes(heading) : heading.test(text);
      });
    });
  }
  expect(portico.output).not.toContain('CSP violation');
});

test('the navigation changes pages within one document, by link and by Back', async ({
  visitor,
}) => {
  await visitor.open('/');
  const document = () => visitor.driver.executeScript('return performance.timeOrigin');
  const first = await document();
  for (const [link, title] of [
    ['Status', `${PRODUCT} - Status`],
    ['Store', `${PRODUCT} - Store`],
  ] as const) {
    await visitor.click('nav a', link);
    await visitor.until(title, async () => (await visitor.driver.getTitle()) === title);
  }
  await visitor.driver.navigate().back();
  await visitor.at(/^\/status$/);
  expect(await document()).toBe(first);
});

test('the status page draws its charts, and each range another one', async ({ visitor }) => {
  await visitor.open('/status');
  const line = () => visitor.find('.apexcharts-series path').then((path) => path.getAttribute('d'));
  const day = await line();
  expect(day).toMatch(/^M/);
  await visitor.click('button', '30d');
  await visitor.until('another line', async () => (await line()) !== day);
});

test('a customer signs in, buys a license and signs out', async ({ visitor }) => {
  await visitor.open('/store');
  await visitor.signIn('customer');
  await visitor.click('button', 'Buy Duo');
  await visitor.click('button', 'Continue to Payment');
  await visitor.click('button', 'Pay €');
  await visitor.at(/^\/invoice\/INV-/);
  await visitor.find('main', '2 slots are free');
  await visitor.open('/');
  await visitor.click('button[data-menu="user"]');
  await visitor.click('button, a', 'Logout');
  await visitor.find('a', 'Login with Discord');
});

test('a canary gives its visitors the new version, and the others the live one', async ({
  visitor,
  portico,
}) => {
  // The source has the heading of the site pack.
  const words = ["{texts?.title ?? 'Store'}", 'Lifetime Access, Reworded'] as const;
  const changed = await buildChanged(
    ['mfe-commerce'],
    [['mfe-commerce/src/pages/store/store-layout.tsx', ...words]],
  );
  const publish = ['publish', 'mfe-commerce', '--dir', changed.dist('mfe-commerce'), '--json'];
  const { out } = await release(portico, ...publish);
  const { version } = JSON.parse(out) as { version: string };
  const canary = new Canary(portico, 'mfe-commerce');
  const live = await canary.liveVersion();
  await canary.start(version, live);
  for (const [group, heading] of [
    [live, words[0]],
    [version, words[1]],
  ] as const) {
    await visitor.open('/');
    const value = String(await canary.groupOf(group));
    await visitor.driver.manage().addCookie({ name: 'bucket', value });
    await visitor.open('/store');
    await visitor.find(`#${ROOT_ID} h1`, heading);
  }
  changed.remove();
});
