import { expectAccessible, expectNoAxeViolations } from '../support/axe.ts';
import { measureLayoutShift, MAX_SHIFT } from '../support/layout-shift.ts';
import { pageDataOf } from '../support/page-data.ts';
import { expectPrintable } from '../support/print.ts';
import {
  DESKTOP,
  JOURNEY_ROUTES,
  PAGES,
  PHONE,
  PRODUCT,
  REDIRECT_PAGES,
} from '../support/routes.ts';
import { expect, test } from '../support/test.ts';
import { watchLoading } from '../support/watch-loading.ts';

for (const { path, title, heading, as, remote } of PAGES) {
  test.describe(() => {
    // Pages behind the sign-in are opened on a phone alone.
    test.use({ viewport: PHONE, ...(as && { as }) });

    const isRead = remote === 'mfe-public';
    const goal = `without a console error, a policy violation or a shift${isRead ? ', for everybody' : ''}`;
    test(`${path} opens ${goal}`, async ({ page, problems }) => {
      const shift = await measureLayoutShift(page);
      const loaded = watchLoading(page);
      const open = async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
        await loaded();
        expect(await shift()).toBeLessThanOrEqual(MAX_SHIFT);
      };
      await open();
      if (isRead) await expectPrintable(page);
      await expect(page).toHaveTitle(`${PRODUCT} - ${title}`);
      if (!as) {
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
        await page.setViewportSize(DESKTOP);
        await open();
      }
      expect(await problems()).toEqual([]);

      // Other tests cover the states of the other remotes' pages.
      if (!isRead) return;
      await expectAccessible(page);
      await page.setViewportSize(PHONE);
      await expectNoAxeViolations(page);
    });
  });
}

test('[spec0 §2.76, §2.77, §2.78] an unknown path shows the 404 page with working buttons', async ({
  page,
  problems,
}) => {
  await page.goto('/status');
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page).toHaveTitle(`${PRODUCT} - 404 Not Found`);
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL(/\/status$/);
  await page.goto('/no/such/page');
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/$/);

  // The page server handles an unknown path, also on Back.
  await page.reload();
  await expect(page.locator('#portico-static')).toHaveCount(0);
  const answer = page.waitForResponse(/\/no\/such\/page$/, { timeout: 10_000 });
  await page.goBack();
  expect((await answer).status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.locator('#portico-static')).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveTitle(`${PRODUCT} - Discord Bot`);
  // The browser reports the document's status as an error.
  expect((await problems()).filter((problem) => !problem.includes('status of 404'))).toEqual([]);
});

test.describe('for a team member', () => {
  test.use({ as: 'owner' });

  test('[spec1 §2.1] these tests cover every live route', async ({ page }) => {
    await page.goto('/');
    const { registry } = await pageDataOf(page);
    const live = registry.remotes.flatMap(({ routes }) => routes.map(({ path }) => path));
    const covered = [
      ...[...PAGES, ...REDIRECT_PAGES].map(({ path, route }) => route ?? path),
      ...Object.keys(JOURNEY_ROUTES),
    ];
    expect(live.toSorted()).toEqual(covered.toSorted());
  });
});

test('[spec0 §2.83] a link leads to the top; Back and a reload lead to where the visitor was', async ({
  page,
}) => {
  const top = () => page.evaluate(() => Math.round(scrollY));
  // A long list grows while it is drawn.
  const scroll = (to: number) =>
    expect(async () => {
      await page.evaluate((y) => scrollTo(0, y), to);
      expect(await top()).toBe(to);
    }).toPass();
  const bar = page.getByRole('navigation').first();
  // A click of the driver would scroll first.
  const follow = () => bar.getByRole('link', { name: 'Store' }).dispatchEvent('click');
  await page.goto('/commands');
  await expect(page.locator('#portico-static, [aria-busy=true]')).toHaveCount(0);
  await scroll(3000);
  await follow();
  await expect(page).toHaveTitle(`${PRODUCT} - Store`);
  await expect.poll(top).toBe(0);
  await scroll(400);
  await page.goBack();
  await expect(page).toHaveTitle(`${PRODUCT} - Commands`);
  await expect.poll(top).toBe(3000);
  await page.reload();
  await expect(page.locator('#portico-static, [aria-busy=true]')).toHaveCount(0);
  await expect.poll(top).toBe(3000);
  await page.goForward();
  await expect(page).toHaveTitle(`${PRODUCT} - Store`);
  await expect.poll(top).toBe(400);

  // A fragment of the page itself, which the browser scrolls to.
  await page.goto('/refund#100%');
  await expect(page.locator('#portico-static')).toHaveCount(0);
  await scroll(150);
  await page.getByRole('main').locator('a[href^="#"]').last().click();
  await expect.poll(top).toBeGreaterThan(200);
  await follow();
  await expect(page).toHaveTitle(`${PRODUCT} - Store`);
  await page.goBack();
  await expect(page).toHaveTitle(`${PRODUCT} - Refund Policy`);
  await expect.poll(top).toBeGreaterThan(200);
  await page.goBack();
  await expect(page).toHaveURL(/#100%$/);
  await expect.poll(top).toBe(150);
});

test('[spec0 §1.10, §2.83] a navigation updates title and metadata and scrolls to the top', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.getByRole('contentinfo').getByRole('link').first().waitFor();
  await page.getByRole('navigation').getByRole('link', { name: 'Status' }).first().click();
  await expect(page).toHaveTitle(`${PRODUCT} - Status`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('navigation').getByRole('link', { name: 'Store' }).first().click();
  await expect(page).toHaveTitle(`${PRODUCT} - Store`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/store$/);
});

/** Wraps every text as a browser's translation does, now and when texts are added. */
function translatePage() {
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || !text.parentElement) continue;
      if (text.parentElement.closest('font, script, style, title, textarea, [translate=no]'))
        continue;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      inner.textContent = text.data.replace(/\p{L}+/gu, (word) => `${word}ę`);
      text.replaceWith(outer);
    }
  };
  translate(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) if (node.isConnected) translate(node.parentNode ?? node);
    }
  }).observe(document.body, { childList: true, subtree: true });
}

for (const path of [
  '/embed',
  '/commands',
  '/avatars',
  '/status',
  '/store',
  '/templates',
  '/contact',
]) {
  test(`${path} works after a browser has translated it`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    // A form with input asks before it is left.
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(path);
    await expect(page.locator('#portico-static, [aria-busy=true]')).toHaveCount(0);
    await page.evaluate(translatePage);
    const main = page.getByRole('main');
    for (const field of await main.locator('input:visible:enabled, textarea:visible').all()) {
      if (
        await field.evaluate((input) =>
          input.matches('[type=checkbox], [type=color], [type=range], [type=number]'),
        )
      )
        continue;
      await field.fill('bann');
    }
    // Pressed by script: a control may open something over the next one.
    await main.evaluate(async (element) => {
      for (const button of element.querySelectorAll<HTMLElement>(
        'button:enabled, summary, [type=checkbox]',
      )) {
        if (button.isConnected && !button.closest('[type=submit]')) button.click();
        await new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));
      }
    });
    await page.keyboard.press('Escape');
    await expect(main.getByRole('heading').first()).toBeVisible();
    await expect(page.getByText('Error code:')).toHaveCount(0);
    await page
      .getByRole('navigation')
      .first()
      .getByRole('link', { name: /Status/ })
      .first()
      .click();
    await expect(page).toHaveTitle(`${PRODUCT} - Status`);
    expect(errors).toEqual([]);
  });
}
