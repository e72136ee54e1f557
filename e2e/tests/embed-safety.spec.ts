import type { Page } from '@playwright/test';
import { ADDRESS_VECTORS, TEXT_VECTORS } from '../support/hostile-vectors.ts';
import { expect, test } from '../support/test.ts';
import { waitUntilInteractive } from '../support/wait-until-interactive.ts';

const DRAFT = 'portico.embed-draft';

/** Requests to other origins, except Discord's emoji images. */
function foreignRequests(page: Page, origin: string): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (
      !url.startsWith(origin) &&
      !/^(data|blob|https:\/\/cdn\.discordapp\.com\/emojis\/)/.test(url)
    ) {
      requests.push(url);
    }
  });
  page.on('dialog', (dialog) => {
    requests.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return requests;
}

/** Inputs with a URL that is used in the preview. */
const ADDRESSES_EACH = 6;

/** An embed with a vector in every text and another one in every URL. */
const embedOf = (text: string, addresses: readonly string[]) => ({
  content: text,
  title: text,
  description: text,
  url: addresses[0] ?? '',
  color: '#729bb0',
  thumbnail: addresses[1] ?? '',
  image: addresses[2] ?? '',
  timestamp: true,
  author: { name: text, icon: addresses[3] ?? '', url: addresses[4] ?? '' },
  footer: { text, icon: addresses[5] ?? '' },
  fields: [{ name: text, value: text, inline: true }],
  buttons: [{ label: text, style: 'primary', url: addresses[0] ?? '', emoji: text }],
});

const ran = (page: Page) => page.evaluate(() => '__ran' in window);

test('hostile texts and URLs stay text in every input and in a share link', async ({
  page,
  portico,
  problems,
}) => {
  test.setTimeout(120_000);
  expect(TEXT_VECTORS.length).toBeGreaterThanOrEqual(200);
  const requests = foreignRequests(page, portico.url);
  await page.goto('/embed');
  const preview = page.getByRole('group', { name: 'Preview', exact: true });
  await expect(preview).toBeVisible();

  // As a draft in storage, which is not sanitized.
  for (let from = 0; from < ADDRESS_VECTORS.length; from += ADDRESSES_EACH) {
    const addresses = ADDRESS_VECTORS.slice(from, from + ADDRESSES_EACH);
    const text = TEXT_VECTORS[from] ?? '';
    const draft = JSON.stringify({ embed: embedOf(text, addresses), savedAt: 1 });
    // Set before the page's scripts, so that the previous page's save does not overwrite it.
    await page.addInitScript(
      ([key, value]) => localStorage.setItem(key as string, value as string),
      [DRAFT, draft],
    );
    await page.goto('/embed', { waitUntil: 'domcontentloaded' });
    await expect(preview.locator('.footer')).toContainText(text);
    const uses = await preview.evaluate((element) =>
      [...element.querySelectorAll('[href], [src]')].map((node) =>
        String(node.getAttribute('href') ?? node.getAttribute('src')),
      ),
    );
    expect(uses.filter((use) => !/(^|[\w.:]+)\/cdn\/icon\.svg$/.test(use))).toEqual([]);
  }
  expect(await ran(page)).toBe(false);

  // As typed text: each vector in all text inputs at once.
  const damaged = await page.evaluate(async (vectors) => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const type = (name: string, value: string) => {
      const field = document.querySelector(`form [name="${name}"]`);
      if (!field) throw new Error(`There is no input ${name}`);
      const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
      Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      return (field as HTMLInputElement).value;
    };
    const lost: string[] = [];
    for (const vector of vectors) {
      const texts = ['content', 'title', 'description', 'author.name', 'footer.text'];
      const kept = [...texts, 'fields.0.name', 'fields.0.value', 'buttons.0.label'].map((name) =>
        type(name, vector),
      );
      const footer = () =>
        document.querySelector('[aria-label="Preview"] .footer')?.textContent ?? '';
      const expected = (kept[4] ?? '').trim();
      const isPlain = !/\{(user|guild|member)/.test(expected);
      for (let tries = 0; tries < 50 && isPlain && !footer().startsWith(expected); tries += 1)
        await frame();
      await frame();
      if (isPlain && !footer().startsWith(expected)) lost.push(`${vector} => ${footer()}`);
    }
    return lost;
  }, TEXT_VECTORS as string[]);
  expect(damaged).toEqual([]);
  expect(await ran(page)).toBe(false);

  // As share links of other people, with many vectors each.
  for (let from = 0; from < TEXT_VECTORS.length; from += 25) {
    const fields = TEXT_VECTORS.slice(from, from + 25).map(
      (text) => `{field: name: x && value: ${text.replace(/[{}\\]|&&|\$v/g, '')}}`,
    );
    const code = ['{embed}', '{title: Link}', ...fields].join(' && ');
    await page.goto(`/embed#t=${Buffer.from(code).toString('base64url')}`);
    await expect(preview.locator('.title')).toHaveText('Link');
    await expect(page).toHaveURL(/\/embed$/);
  }
  expect(await ran(page)).toBe(false);
  expect(requests).toEqual([]);
  expect(await problems()).toEqual([]);
});

/** One grey pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

test('images of another person’s share link load only after a click, and on no page without embeds (threats row 134)', async ({
  page,
  portico,
}) => {
  const requests = foreignRequests(page, portico.url);
  const sent: Record<string, string>[] = [];
  await page.route('https://pictures.invalid/**', async (route) => {
    sent.push(await route.request().allHeaders());
    await route.fulfill({ body: PICTURE, contentType: 'image/png' });
  });
  const code =
    '{embed} && {title: Link} && {image: https://pictures.invalid/a.png} && {thumbnail: https://none.invalid/b.png}';
  await page.goto(`/embed#t=${Buffer.from(code).toString('base64url')}`);
  await expect(page.getByText('This link contains images from')).toContainText('pictures.invalid');
  expect(requests).toEqual([]);
  await page.getByRole('button', { name: 'Show Images' }).click();
  await expect(page.locator('.embed .image')).toHaveJSProperty('naturalWidth', 1);
  expect(requests.sort()).toEqual(['https://none.invalid/b.png', 'https://pictures.invalid/a.png']);
  expect(sent).toHaveLength(1);
  expect(sent[0]).not.toHaveProperty('referer');
  expect(sent[0]).not.toHaveProperty('cookie');
  // The other image fails to load and is hidden (spec 0 §2).
  await expect(page.locator('.embed .thumbnail')).toBeHidden();

  // The draft is saved, and the document of the next page has its own policy.
  const report = page.waitForRequest('**/api/reports/csp');
  await page.getByRole('link', { name: 'Status', exact: true }).first().click();
  await expect(page).toHaveURL(/\/status$/);
  const foreign = 'https://pictures.invalid/status.png';
  expect(await loads(page, foreign)).toBe(false);
  expect((await report).postData()).toContain('img-src');
  // The browser has requested nothing of that host again.
  expect(sent).toHaveLength(1);

  await page.goBack();
  await expect(page.locator('.embed .image')).toHaveJSProperty('naturalWidth', 1);
  await waitUntilInteractive(page);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.getByRole('button', { name: 'Information' }).click();
  await page.getByRole('link', { name: 'Templates' }).first().click();
  await expect(page.getByRole('heading', { name: 'Embed Templates' })).toBeVisible();
  expect(await loads(page, 'https://pictures.invalid/template.png')).toBe(true);
  // Both pages have the same policy, so they share a document.
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

/** Whether a page may show the image of an address. */
const loads = (page: Page, address: string) =>
  page.evaluate(
    (src) =>
      new Promise<boolean>((resolve) => {
        const image = new Image();
        image.addEventListener('load', () => resolve(true));
        image.addEventListener('error', () => resolve(false));
        image.src = src;
      }),
    address,
  );
