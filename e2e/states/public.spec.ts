import type { Page } from '@playwright/test';
import { measureLayoutShift, MAX_SHIFT } from '../support/layout-shift.ts';
import { shardRecord } from '../support/shard-record.ts';
import { expect, test } from '../support/test.ts';
import { withoutData } from '../support/without-data.ts';

const PERSON = '243483102788599882';
const now = Math.floor(Date.now() / 1000);

const command = (index: number) => ({
  name: `command-${index}`,
  description: 'Does a thing',
  category: 'economy',
  permissions: 'none',
  arguments: '',
});
const member = (index: number) => ({
  user_id: String(200000000000000000n + BigInt(index)),
  rank: index % 2 ? 'Moderator' : 'Owner',
  username: `member${index}`,
  socials: {},
  user_data: null,
});
const avatar = (index: number) => ({
  user_id: PERSON,
  avatar: `${index.toString(16).padStart(32, '0')}.png`,
  timestamp: now - index,
});
const template = (index: number) => ({
  id: `template-${index}`,
  name: `Welcome ${index}`,
  image: 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E',
  embed: '{embed}{title: Hello {user.name}}{description: **Bold** text}',
});
const shard = (index: number) => shardRecord(index, { is_ready: index % 5000 !== 4999 });

/** Expectations for a page with a list, in each of its states (spec 0 §2, §4, §8, §9). */
interface StatesOf {
  path: string;
  /** Mocked by the test; other requests of the page reach the product. */
  call: RegExp;
  /** Mocked responses of other requests. */
  besides?: [call: RegExp, answer: unknown];
  entry: (index: number) => unknown;
  /** Number of placeholders while the list loads. */
  placeholders: (page: Page) => ReturnType<Page['locator']>;
  placeholderCount: number;
  /** Controls that are disabled while the list loads. */
  disabled?: (page: Page) => ReturnType<Page['locator']>[];
  empty: string;
  failed: string[];
  /** Items of the loaded list. */
  entries: (page: Page) => ReturnType<Page['locator']>;
  /**
   * For ten thousand items: minimum number that is rendered at once, and the text with the total.
   */
  many: [rendered: number, text?: string];
}

const waysForward = ['Join Discord Server'];
const busy = (page: Page) => page.locator('[aria-busy=true] > *');

const PAGES: readonly StatesOf[] = [
  {
    path: '/commands',
    call: /\/api\/commands$/,
    entry: command,
    placeholders: busy,
    placeholderCount: 9,
    disabled: (page) => [
      page.getByRole('searchbox'),
      page.getByRole('combobox', { name: 'Category' }),
    ],
    empty: 'No commands found matching your criteria.',
    failed: [
      'Unable to fetch commands, please try again later or join our support server for assistance.',
      ...waysForward,
    ],
    entries: (page) => page.locator('li [id^="command-"]'),
    many: [36, '10,000 commands'],
  },
  {
    path: '/status',
    call: /\/api\/shards$/,
    besides: [
      /\/api\/history/,
      [0, 1, 2].map((hours) => ({
        timestamp: now - hours * 3600,
        guilds: 1000,
        users: 50_000,
        ping: 40,
      })),
    ],
    entry: shard,
    placeholders: (page) => page.getByRole('region', { name: 'Shard Status' }).locator('li'),
    placeholderCount: 8,
    empty: 'No shard data available. Please try again later.',
    failed: [
      'Unable to fetch status, please try again later or join our support server for assistance.',
      'HTTP error 404: "gone"',
      ...waysForward,
    ],
    entries: (page) => page.getByRole('heading', { name: /^Shard \d+$/ }),
    many: [36, '9998/10000 Shards Operational'],
  },
  {
    path: '/team',
    call: /\/api\/team$/,
    entry: member,
    placeholders: (page) => page.getByTestId('placeholders'),
    placeholderCount: 1,
    empty: 'No team members yet',
    failed: [
      'Unable to fetch team members, please try again later or join our support server for assistance.',
      ...waysForward,
    ],
    entries: (page) => page.getByRole('heading', { level: 3 }),
    many: [36],
  },
  {
    path: '/avatars',
    call: /\/api\/avatars$/,
    entry: avatar,
    placeholders: (page) => page.getByText('Loading avatars'),
    placeholderCount: 1,
    empty: 'No avatars found',
    failed: ['Error Loading Avatars', 'Failed to load avatars. Please try again later.'],
    entries: (page) => page.locator('main li time'),
    many: [100],
  },
  {
    path: `/avatars/${PERSON}`,
    call: /\/api\/avatars\/\d+$/,
    besides: [/\/api\/user\/\d+$/, { id: PERSON, username: 'somebody', avatar: null }],
    entry: avatar,
    placeholders: (page) => page.getByText('Loading avatars'),
    placeholderCount: 1,
    empty: 'This user has no avatar history available.',
    failed: ['Failed to load avatars for this user. Please try again later.', ...waysForward],
    entries: (page) => page.locator('main li time'),
    many: [36],
  },
  {
    path: '/templates',
    call: /\/api\/templates$/,
    entry: template,
    placeholders: (page) => page.getByRole('group', { name: 'Loading templates' }).locator('> *'),
    placeholderCount: 6,
    empty: 'There are no templates yet.',
    failed: [
      'Unable to fetch templates, please try again later or join our support server for assistance.',
      ...waysForward,
    ],
    entries: (page) => page.locator('main article[id]'),
    many: [36],
  },
];

for (const states of PAGES) {
  const { path, call, besides, entry, placeholders, placeholderCount, empty, failed } = states;

  test(`[spec0 §2.54, §2.56, §2.59, §2.69, §2.70, §4.1, §4.2, §4.14] ${path} shows its list while loading, empty, after a failure and a retry, with one and with ten thousand items`, async ({
    page,
  }) => {
    const shift = await measureLayoutShift(page);
    await withoutData(page);
    let arrive = () => {};
    const awaited = new Promise<void>((resolve) => (arrive = resolve));
    let answer: { status?: number; json: unknown } = { json: [] };
    if (besides) await page.route(besides[0], (route) => route.fulfill({ json: besides[1] }));
    await page.route(call, async (route) => {
      await awaited;
      await route.fulfill(answer);
    });
    // Preloads delay the load event.
    await page.goto(path, { waitUntil: 'commit' });
    await expect(placeholders(page)).toHaveCount(placeholderCount);
    for (const control of states.disabled?.(page) ?? []) await expect(control).toBeDisabled();
    arrive();
    await expect(page.getByText(empty).first()).toBeVisible();
    // One line takes the place of the shards' placeholders.
    if (path !== '/status') expect(await shift()).toBeLessThanOrEqual(MAX_SHIFT);

    answer = { status: 404, json: 'gone' };
    if (path.startsWith('/avatars')) answer.status = 400;
    await page.reload();
    for (const text of failed) {
      await expect(page.locator('main').getByText(text).first()).toBeVisible();
    }
    answer = { json: [entry(0)] };
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(states.entries(page)).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeHidden();

    answer = { json: Array.from({ length: 10_000 }, (_, index) => entry(index)) };
    await page.reload();
    const [rendered, text] = states.many;
    await expect(states.entries(page).nth(rendered - 1)).toBeAttached();
    if (text) await expect(page.getByText(text)).toBeVisible();
    expect(await shift()).toBeLessThanOrEqual(MAX_SHIFT);
    // The page stays responsive while the rest is rendered.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/terms$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
  });
}
