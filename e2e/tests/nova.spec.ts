import type { Page } from '@playwright/test';
import { expectAccessible, expectNoAxeViolations } from '../support/axe.ts';
import { first } from '../support/commerce/steps.ts';
import { goWithResponses } from '../support/mock-api.ts';
import { pageDataOf } from '../support/page-data.ts';
import { DESKTOP, PHONE } from '../support/routes.ts';
import { chooseAccount } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { watchLoading } from '../support/watch-loading.ts';

// Another bot, with other pages, features, ranks and prices.
test.use({ settings: { SITE_DIR: 'sites/nova' } });

/** The name and the links of the first bot, wherever a document has them. */
const wordsOfJuno = (page: Page) =>
  page.evaluate(
    () => document.documentElement.outerHTML.match(/.{0,60}(?:juno|0{18}).{0,30}/gi) ?? [],
  );

/** The routes of the page's registry that need no value, and lead nowhere else. */
async function pathsOf(page: Page): Promise<string[]> {
  const { registry } = await pageDataOf(page);
  return registry.remotes
    .flatMap(({ routes }) => routes.map(({ path }) => path))
    .filter((path) => !/[:*]|^\/(?:discord|invite)$/.test(path));
}

/** Waits until React shows the page. */
const expectInteractive = (page: Page) =>
  expect(page.locator('#portico-static, [aria-busy=true]')).toHaveCount(0);

/** Looks at the open page as a whole. */
async function expectNova(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expectInteractive(page);
  await expect(page).toHaveTitle(/^Nova - (?!404)/);
  const { found, absent, isWide } = await page.evaluate(() => ({
    found: document.body.innerText.match(/\{\{[^}]*\}\}|undefined|\bNaN\b/g) ?? [],
    absent: document.querySelectorAll('a[href^="/economy"], a[href^="/avatars"]').length,
    isWide: document.documentElement.scrollWidth > innerWidth,
  }));
  expect({ path, found, absent, isWide, juno: await wordsOfJuno(page) }).toEqual({
    ...{ path, found: [], absent: 0, isWide: false, juno: [] },
  });
}

test('every public page is of Nova alone, on a phone and on a screen', async ({
  page,
  problems,
}) => {
  await page.goto('/');
  const features = await page.request.get('/api/features/addresses');
  const names = ((await features.json()) as { name: string }[]).map(({ name }) => name);
  expect(names).toHaveLength(6);
  const paths = [
    ...(await pathsOf(page)).filter((path) => !/^\/(?:user|staff)\b/.test(path)),
    ...names.map((name) => `/features/${name}`),
    '/commands/utility',
  ];
  expect(paths.length).toBeGreaterThan(18);
  const loaded = watchLoading(page);
  for (const path of paths) {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    await loaded();
    await expectNova(page, path);
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP);
    await expectNova(page, path);
  }
  expect(await problems()).toEqual([]);
});

test('menus have the words of Nova, and what it does not have is nowhere', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Uptime' })).toHaveAttribute('href', '/status');
  await expect(menu.getByRole('link', { name: 'All commands' })).toBeVisible();
  for (const path of ['/economy', '/avatars', '/avatars/243483102788599882', '/features/music']) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect([path, answer.status()]).toEqual([path, 404]);
  }
  await page.setViewportSize(PHONE);
  await page.reload();
  await expectInteractive(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Uptime' }).filter({ visible: true })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('a visitor signs in, buys one of four plans in dollars, and gets an invoice in dollars', async ({
  page,
  problems,
}) => {
  await page.goto('/store');
  const offers = page.getByRole('button', { name: /^Buy / });
  await expect(offers).toHaveText([/Mini/, /Crew/, /Fleet/, /Fleet\+/]);
  await expect(page.getByRole('main')).not.toContainText('€');
  await page.getByRole('button', { name: 'Buy Crew' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Login with Discord' }).click();
  await expect(page.getByText('Nova').first()).toBeVisible();
  expect(await wordsOfJuno(page)).toEqual([]);
  await chooseAccount(page, 'customer');
  await page.waitForURL(/\/store\?plan=Crew$/);
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await page.waitForURL(/\/c\/pay\//);
  expect(await wordsOfJuno(page)).toEqual([]);
  await page.getByRole('button', { name: /^Pay \$7\.50/ }).click();
  await page.waitForURL(/\/invoice\/INV-/);
  await expect(first(page, 'Payment Verified')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main')).toContainText('$7.50');
  await expect(page.getByRole('main')).not.toContainText('€');
  const invoice = new URL(page.url()).pathname;
  await expectNova(page, invoice);
  await expectNoAxeViolations(page);
  const id = invoice.split('/').at(-1);
  const document = await page.request.get(`/api/stripe/invoice/${id}/document`);
  const text = await document.text();
  expect(text).toContain('USD 7.50');
  expect(text).not.toMatch(/EUR|juno/i);
  for (const path of (await pathsOf(page)).filter((each) => each.startsWith('/user/'))) {
    await goWithResponses(page, path, {});
    await expectNova(page, path);
  }
  expect(await problems()).toEqual([]);
});

test('the builder makes a message of Nova', async ({ page, problems }) => {
  await page.goto('/embed');
  await page.getByLabel('Title', { exact: true }).first().fill('Match night');
  await expect(page.getByRole('main').getByText('Match night').last()).toBeVisible();
  expect(await wordsOfJuno(page)).toEqual([]);
  expect(await problems()).toEqual([]);
});

test.describe('for the team', () => {
  test.use({ as: 'owner' });

  test('every page of the back-office is of Nova', async ({ page, problems }) => {
    await page.goto('/staff');
    const paths = (await pathsOf(page)).filter((path) => path.startsWith('/staff/'));
    expect(paths.length).toBeGreaterThan(10);
    for (const path of paths) {
      await goWithResponses(page, path, {});
      await expectNova(page, path);
      // The stand-in for a bot has commands about cogs.
      if (path !== '/staff/commands')
        await expect(page.locator('body')).not.toContainText(/\bcogs?\b/i, { useInnerText: true });
    }
    await expectNoAxeViolations(page);
    expect(await problems()).toEqual([]);
  });
});
