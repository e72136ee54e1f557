import { tabTo } from '../support/keyboard.ts';
import { PRODUCT } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

test('[spec0 §2.81] the top navigation is complete on a wide screen', async ({ page }) => {
  await page.goto('/');
  const nav = page.getByRole('navigation').first();
  for (const name of ['Commands', 'Status', 'Store'])
    await expect(nav.getByRole('link', { name, exact: true })).toBeVisible();
  for (const name of ['Features', 'Information'])
    await expect(nav.getByRole('button', { name })).toBeVisible();
});

test('[spec0 §1.1, §2.3] the Features menu lists the eleven features of the bot in the order of its site pack', async ({
  page,
}) => {
  await page.goto('/terms');
  const nav = page.getByRole('navigation').first();
  await nav.getByRole('button', { name: 'Features' }).click();
  const links = nav.locator('a[href^="/features/"]');
  await expect(links.first()).toBeVisible();
  const names = await links.evaluateAll((all) =>
    all.map((each) => each.getAttribute('href')?.slice('/features/'.length)),
  );
  expect(names).toEqual([
    ...['automod', 'tickets', 'welcome', 'music', 'economy', 'giveaways', 'voicemaster'],
    ...['vanityroles', 'buttonroles', 'leveling', 'bump'],
  ]);
  await expect(links.first().locator('svg path').first()).toBeVisible();
  await links.last().click();
  await expect(page).toHaveTitle(`${PRODUCT} - Bump Reminder`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bump Reminder');
});

test('[spec0 §2.80] the Information menu is usable by keyboard', async ({ page }) => {
  await page.goto('/');
  const nav = page.getByRole('navigation').first();
  const trigger = nav.getByRole('button', { name: 'Information' });
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  await tabTo(page, trigger);
  await page.keyboard.press('Enter');
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  const item = page.getByRole('banner').getByRole('link', { name: /^Embed Builder/ });
  await expect(item).toBeVisible();
  // The document contains no icons: they come when the menu opens.
  await expect(item.locator('svg path').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(item).toBeHidden();
  await expect(trigger).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, item);
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(`${PRODUCT} - Embed Builder`);
});

test('the first tab stop skips the navigation', async ({ page }) => {
  await page.goto('/store');
  await expect(page.getByRole('heading', { name: /Lifetime Access/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText(/skip to/i);
  await page.keyboard.press('Enter');
  await expect(page.locator('main:focus, main :focus')).toHaveCount(1);
});

test('[spec0 §2.82] the footer links to Terms, Privacy and Refund', async ({ page }) => {
  await page.goto('/status');
  const footer = page.getByRole('contentinfo');
  for (const name of ['Terms', 'Privacy', 'Refund'])
    await expect(footer.getByRole('link', { name: new RegExp(name) })).toBeVisible();
});

test.describe('on a dashboard', () => {
  test.use({ as: 'owner' });

  test('[spec0 §2.82] there is no footer', async ({ page }) => {
    await page.goto('/staff');
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  });
});

test.describe('below 1024 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[spec0 §2.84] [spec1 §2.2] the mobile menu has three sections and a login, and is usable by keyboard', async ({
    page,
  }) => {
    await page.goto('/');
    const open = page.getByRole('button', { name: /menu/i });
    await tabTo(page, open);
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog');
    await expect(menu).toBeVisible();
    for (const name of ['Features', 'Information', 'Navigation'])
      await expect(menu.getByRole('button', { name })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Login with Discord' })).toHaveAttribute(
      'href',
      '/api/auth/discord',
    );
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();
    await page.keyboard.press('Enter');
    const section = menu.getByRole('button', { name: 'Navigation' });
    const link = menu.getByRole('link', { name: 'Status' });
    if ((await section.getAttribute('aria-expanded')) === 'false') {
      await tabTo(page, section);
      await page.keyboard.press('Enter');
    }
    await tabTo(page, link);
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle(`${PRODUCT} - Status`);
    await expect(menu).toBeHidden();
  });
});

/** Widths of phones, tablets and desktops, and both sides of each change of the bar. */
const WIDTHS = [320, 390, 768, 1023, 1024, 1100, 1200, 1280, 1440];

/** What is wrong with the bar once its name and the labels of remotes are long. */
function problemsOfBar({ name, label }: { name: string; label: string }): string[] {
  const bar = document.querySelector('header')!;
  const brand = bar.querySelector('a')!;
  const words = brand.querySelector('span');
  if (words) words.textContent = name;
  const links = [...bar.querySelectorAll('nav a')].filter((link) => !link.closest('details'));
  for (const link of links) link.textContent = label;
  const cut = links.filter((link) => link.checkVisibility() && link.scrollWidth > link.clientWidth);
  const items = [...bar.querySelectorAll('a,button')]
    .filter((item) => item.checkVisibility())
    .map((item) => ({ text: item.textContent, box: item.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0);
  const isLong = label.length > 20;
  const cutLabels = isLong ? [] : cut.map(({ textContent }) => `${textContent} is cut`);
  return items.flatMap(({ text, box }, at) => {
    const next = items[at + 1];
    return [
      ...(at === 0 ? cutLabels : []),
      ...(box.height > 44 ? [`${text} has more than one line`] : []),
      ...(box.right > innerWidth || box.left < 0 ? [`${text} leaves the page`] : []),
      ...(next && next.box.left < box.right - 0.5 ? [`${text} lies below ${next.text}`] : []),
    ];
  });
}

for (const as of [undefined, 'customer'] as const) {
  test.describe(() => {
    test.use({ as });

    test(`the bar keeps to one line with a long name and long labels (${as ?? 'visitor'})`, async ({
      page,
    }) => {
      await page.goto('/terms');
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({
          visible: width >= 1024,
        });
        const name = 'A bot with a very long name '.repeat(2);
        const found = [
          ...(await page.evaluate(problemsOfBar, { name: 'Juno', label: 'Events' })),
          // A long name gives way before labels do.
          ...(await page.evaluate(problemsOfBar, { name, label: 'Events' })),
          ...(await page.evaluate(problemsOfBar, { name, label: 'A label that is far too long' })),
        ];
        expect([width, found]).toEqual([width, []]);
      }
    });
  });
}

test('"Add to Discord" is in the bar from 1024 px on', async ({ page }) => {
  await page.goto('/terms');
  const invite = page.getByRole('banner').getByRole('link', { name: 'Add to Discord' });
  for (const width of [1024, 1200, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(invite).toBeInViewport({ ratio: 1 });
  }
});
