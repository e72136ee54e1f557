import type { Page } from '@playwright/test';
import { mockApi, goWithResponses, openWithResponses } from '../support/mock-api.ts';
import type { MockResponses } from '../support/mock-api.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

/** The demo account Customer. */
const CUSTOMER = '473052869059424293';
const NOBODY = '999999999999999999';
const AWAY = { status: 500, json: { error: 'away' } };
const NONE = { json: [], headers: { 'x-total-count': '0' } };

interface State {
  path: string;
  responses?: MockResponses;
  /** Text of the page in this state. */
  text: string | RegExp;
  /** Loads a new document, because the query cache has the responses of the previous state. */
  reload?: boolean;
}

test.use({ as: 'owner' });
// One test visits up to fifteen states, and the machine may be busy.
test.describe.configure({ timeout: 180_000 });

/** Visits each state, waits for its text, and checks it with axe in both themes. */
async function expectStates(page: Page, states: readonly State[]): Promise<void> {
  await page.goto('/robots.txt');
  await mockApi(page);
  const main = page.getByRole('main');
  for (const [index, { path, responses = {}, text, reload }] of states.entries()) {
    await test.step(`${path}: ${String(text)}`, async () => {
      await (index === 0 || reload ? openWithResponses : goWithResponses)(page, path, responses);
      await expect(main.getByText(text).filter({ visible: true }).first()).toBeVisible();
      // Only requests without a response stay busy.
      const isBusy = Object.values(responses).includes('never');
      await expect(main.locator('[aria-busy=true]')).toHaveCount(isBusy ? 1 : 0);
      await expectNoAxeViolations(page, { theme: 'dark' });
      await expectNoAxeViolations(page, { theme: 'light' });
    });
  }
}

test('[spec1 §2.39, §2.42, §8.13] every state of the overview is accessible in both themes', ({
  page,
}) => {
  const path = '/staff/overview';
  const text = 'Failed to fetch activity data. Please try again.';
  const empty = { '/api/activity/': { json: [] } };
  return expectStates(page, [
    { path, text: 'Welcome, Owner!' },
    { path, responses: empty, text: 'No Activity Data Available', reload: true },
    {
      path,
      responses: { '/api/activity/': 'never' },
      text: 'Loading activity data...',
      reload: true,
    },
    { path, responses: { '/api/activity/': AWAY }, text, reload: true },
  ]);
});

test('[spec1 §2.45, §2.46] every state of the commands is accessible in both themes', ({
  page,
}) => {
  const path = '/staff/commands';
  const empty = { '/api/commands': { json: [] } };
  return expectStates(page, [
    { path, text: 'Commands for team members.' },
    { path, responses: empty, text: 'No Commands Found', reload: true },
    { path, responses: { '/api/commands': 'never' }, text: 'All Commands', reload: true },
    { path, responses: { '/api/commands': AWAY }, text: 'Error Loading Commands', reload: true },
  ]);
});

test('[spec1 §4.14] every state of economy logs is accessible in both themes', ({ page }) => {
  const path = `/staff/logging/economy?user=${CUSTOMER}`;
  const respondWith = (response: MockResponses[string]) => ({ '/api/economy/\\d+\\?': response });
  return expectStates(page, [
    { path: '/staff/logging/economy', text: 'Find a User' },
    { path: `${path}&action=none`, responses: respondWith('never'), text: 'Export CSV' },
    { path: `${path}&action=nothing`, text: 'No entries match the filters.' },
    {
      path: `${path}&page=2`,
      responses: respondWith(AWAY),
      text: 'The economy logs could not be loaded',
    },
    { path, responses: respondWith(NONE), text: 'This user has not used the economy yet.' },
    { path: `${path}&type=gain`, text: 'Cash' },
  ]);
});

/** Path, title, name in messages, and the fields of an entry besides the common ones. */
const LISTS = [
  ['user/user', 'User Blacklist', 'user', { user_id: CUSTOMER }],
  ['user/command', 'User Command Blacklist', 'command', { user_id: CUSTOMER, command: 'ban' }],
  ['user/cog', 'User Cog Blacklist', 'cog', { user_id: CUSTOMER, cog: 'Music' }],
  ['server/server', 'Server Blacklist', 'server', { guild_id: NOBODY }],
  [
    'server/command',
    'Server Command Blacklist',
    'server command',
    { guild_id: NOBODY, command: 'ban' },
  ],
  ['server/cog', 'Server Cog Blacklist', 'server cog', { guild_id: NOBODY, cog: 'Music' }],
] as const;

test('[spec1 §2.52, §8.3] every state of the six blacklists is accessible in both themes', ({
  page,
}) => {
  const common = { moderator_id: CUSTOMER, reason: '=Spam', timestamp: 1_795_000_000 };
  const respondWith = (response: MockResponses[string]) => ({
    '/blacklist/(user|server)/\\w+\\?': response,
  });
  return expectStates(
    page,
    LISTS.flatMap(([below, title, name, own]): State[] => {
      const path = `/staff/blacklist/${below}`;
      const json = [0, 60, 9_000_000].map((duration) => ({ ...own, ...common, duration }));
      const states: State[] = [
        { path, responses: respondWith({ json }), text: 'Permanent' },
        {
          path: `${path}?page=2`,
          responses: respondWith(AWAY),
          text: `Failed to fetch ${name} blacklists. Please try again.`,
        },
      ];
      if (title !== 'User Blacklist') return states;
      return [
        { path: `${path}?q=none`, responses: respondWith('never'), text: 'Export CSV' },
        {
          path: `${path}?q=nothing`,
          responses: respondWith(NONE),
          text: 'No entries match your search.',
        },
        {
          path: `${path}?sort=duration`,
          responses: respondWith(NONE),
          text: 'This list is empty.',
        },
        ...states,
      ];
    }),
  );
});

test('every state of the look-up is accessible in both themes', ({ page }) => {
  const path = `/staff/lookup?id=${CUSTOMER}`;
  const respondWith = (response: MockResponses[string]) => ({ '/blacklists/': response });
  return expectStates(page, [
    { path: '/staff/lookup', text: 'Look Up an ID' },
    {
      path: '/staff/lookup?id=999999999999999998',
      responses: respondWith('never'),
      text: 'Look Up',
    },
    { path: `/staff/lookup?id=${NOBODY}`, text: 'No Entries Found' },
    { path, text: 'Blacklists' },
    {
      path: '/staff/lookup?id=999999999999999997',
      responses: respondWith(AWAY),
      text: 'Failed to look up this ID. Please try again.',
    },
  ]);
});

test('every state of the customers page is accessible in both themes', ({ page }) => {
  const path = '/staff/customers';
  const respondWith = (response: MockResponses[string]) => ({ '/api/staff/customers/': response });
  const failure = 'The customer could not be loaded';
  return expectStates(page, [
    { path, text: 'Find a Customer' },
    { path: `${path}?id=INV-NEVER`, responses: respondWith('never'), text: 'Search' },
    { path: `${path}?id=${CUSTOMER}`, text: 'Matched a user.' },
    { path: `${path}?id=${NOBODY}`, text: 'No Customer Found' },
    { path: `${path}?id=INV-AWAY`, responses: respondWith(AWAY), text: failure },
  ]);
});

test('every state of the sales and the team is accessible in both themes', ({ page }) => {
  const respondWith = (response: MockResponses[string]) => ({ '/api/staff/sales\\?': response });
  const path = '/staff/sales?from=2026-01-0';
  const sums = {
    revenue: 1348,
    refunds: 499,
    disputes: 0,
    net: 849,
    purchases: 2,
    complimentary: 1,
    plans: [{ plan: 'Duo', purchases: 2, revenue: 1348 }],
  };
  const sales = {
    currency: 'EUR',
    zone: 'UTC',
    totals: sums,
    buckets: [{ start: '2026-01-01', ...sums }],
  };
  return expectStates(page, [
    { path: `${path}1&to=2026-01-01`, responses: respondWith('never'), text: 'Group by' },
    { path: `${path}2&to=2026-01-02`, text: 'No Sales in This Period' },
    {
      path: `${path}3&to=2026-01-03`,
      responses: respondWith(AWAY),
      text: 'The sales could not be loaded',
    },
    {
      path: `${path}4&to=2026-01-04`,
      responses: respondWith({ json: sales }),
      text: 'Purchases by plan',
    },
    { path: '/staff/team', text: 'Who can open the back-office' },
  ]);
});

test('every state of the audit is accessible in both themes', ({ page }) => {
  const path = '/staff/audit';
  const respondWith = (response: MockResponses[string]) => ({ '/api/staff/audit': response });
  const failure = 'The audit log could not be loaded';
  const actions = ['customer.read'];
  const person = `user:${CUSTOMER}`;
  const entry = {
    id: '1',
    at: 1_795_000_000,
    actor: person,
    action: 'customer.read',
    target: person,
    detail: { page: 1 },
    origin: '127.0.0.1',
  };
  return expectStates(page, [
    { path: `${path}?to=2020-01-01`, responses: respondWith('never'), text: 'Target' },
    { path: `${path}?to=2020-01-02`, text: 'No Entries Found' },
    { path: `${path}?to=2020-01-03`, responses: respondWith(AWAY), text: failure },
    {
      path,
      responses: respondWith({ json: { entries: [entry], next: '1', actions } }),
      text: entry.action,
    },
  ]);
});

const incident = {
  id: '6f2d9a8e-8d1c-4c53-9a54-0f4a3f1f8f10',
  kind: 'incident',
  title: 'Music <b>stutters</b>',
  impact: 'minor',
  state: 'investigating',
  starts_at: 1_795_000_000,
  ended_at: null,
  version: 1,
  withdrawn: false,
  updates: [
    { id: '1', at: 1_795_000_000, state: 'investigating', text: 'We look into it.', author: null },
  ],
};

test('every state of the incidents page is accessible in both themes', ({ page }) => {
  const path = '/staff/incidents';
  const page1 = (incidents: object[], total: number, may_write: boolean) => ({
    '/api/staff/incidents': { json: { incidents, total, may_write } },
  });
  const readOnly = 'You can read this; writing is for other ranks.';
  const failure = 'The incidents could not be loaded';
  return expectStates(page, [
    { path, responses: page1([incident], 1, true), text: 'Music <b>stutters</b>' },
    { path, responses: page1([incident], 41, false), text: readOnly, reload: true },
    { path, responses: page1([], 0, true), text: 'No Incidents Yet', reload: true },
    { path, responses: { '/api/staff/incidents': 'never' }, text: 'Incidents', reload: true },
    { path, responses: { '/api/staff/incidents': AWAY }, text: failure, reload: true },
  ]);
});

test('every state of the platform page is accessible in both themes', ({ page }) => {
  const path = '/staff/platform';
  const failure = 'The releases could not be loaded';
  const silent = 'Browser reports could not be loaded.';
  return expectStates(page, [
    { path, text: 'mfe-commerce' },
    { path, responses: { '/api/vitals': AWAY }, text: silent, reload: true },
    { path, responses: { '/api/staff/platform': 'never' }, text: 'Last hour', reload: true },
    { path, responses: { '/api/staff/platform': AWAY }, text: failure, reload: true },
  ]);
});
