import type { Page } from '@playwright/test';
import { answerCalls, goWith, openWith } from '../support/answers.ts';
import type { Answers } from '../support/answers.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

/** The demo account Customer. */
const CUSTOMER = '473052869059424293';
const NOBODY = '999999999999999999';
const AWAY = { status: 500, json: { error: 'away' } };
const NONE = { json: [], headers: { 'x-total-count': '0' } };

interface State {
  path: string;
  answers?: Answers;
  /** What the page says in this state. */
  says: string | RegExp;
  /** In a new document: what the last state was answered is still remembered. */
  anew?: boolean;
}

test.use({ as: 'owner' });
// One test goes through up to fifteen states; a busy machine needs its time.
test.describe.configure({ timeout: 180_000 });

/** Goes to each state, waits for its words, and lets axe look at it in both themes. */
async function prove(page: Page, states: readonly State[]): Promise<void> {
  await page.goto('/robots.txt');
  await answerCalls(page);
  const main = page.getByRole('main');
  for (const [index, { path, answers = {}, says, anew }] of states.entries()) {
    await test.step(`${path}: ${String(says)}`, async () => {
      await (index === 0 || anew ? openWith : goWith)(page, path, answers);
      await expect(main.getByText(says).filter({ visible: true }).first()).toBeVisible();
      // Only what is never answered stays busy.
      const isBusy = Object.values(answers).includes('never');
      await expect(main.locator('[aria-busy=true]')).toHaveCount(isBusy ? 1 : 0);
      await expectNoAxeViolations(page, { theme: 'dark' });
      await expectNoAxeViolations(page, { theme: 'light' });
    });
  }
}

test('[spec1 §2] overview: every state, in both themes', ({ page }) => {
  const path = '/staff/overview';
  const says = 'Failed to fetch activity data. Please try again.';
  const empty = { '/api/activity/': { json: [] } };
  return prove(page, [
    { path, says: 'Welcome, Owner!' },
    { path, answers: empty, says: 'No Activity Data Available', anew: true },
    { path, answers: { '/api/activity/': 'never' }, says: 'Loading activity data...', anew: true },
    { path, answers: { '/api/activity/': AWAY }, says, anew: true },
  ]);
});

test('[spec1 §2] commands: every state, in both themes', ({ page }) => {
  const path = '/staff/commands';
  const empty = { '/api/commands': { json: [] } };
  return prove(page, [
    { path, says: 'What the team can do with the bot.' },
    { path, answers: empty, says: 'No Commands Found', anew: true },
    { path, answers: { '/api/commands': 'never' }, says: 'All Commands', anew: true },
    { path, answers: { '/api/commands': AWAY }, says: 'Error Loading Commands', anew: true },
  ]);
});

test('[spec1 §8] economy logs: every state, in both themes', ({ page }) => {
  const path = `/staff/logging/economy?user=${CUSTOMER}`;
  const answered = (by: Answers[string]) => ({ '/api/economy/\\d+\\?': by });
  return prove(page, [
    { path: '/staff/logging/economy', says: 'Whose log?' },
    { path: `${path}&action=none`, answers: answered('never'), says: 'Export CSV' },
    { path: `${path}&action=nothing`, says: 'No entry fits the filters.' },
    { path: `${path}&page=2`, answers: answered(AWAY), says: /^Failed to load economy logs\./ },
    { path, answers: answered(NONE), says: 'This person has not used the economy yet.' },
    { path: `${path}&type=gain`, says: 'Cash' },
  ]);
});

/** Path, title, name in messages, and what an entry has beside the rest. */
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

test('[spec1 §8] the six blacklists: every state, in both themes', ({ page }) => {
  const common = { moderator_id: CUSTOMER, reason: '=Spam', timestamp: 1_795_000_000 };
  const answered = (by: Answers[string]) => ({ '/blacklist/(user|server)/\\w+\\?': by });
  return prove(
    page,
    LISTS.flatMap(([below, title, name, own]): State[] => {
      const path = `/staff/blacklist/${below}`;
      const json = [0, 60, 9_000_000].map((duration) => ({ ...own, ...common, duration }));
      const states: State[] = [
        { path, answers: answered({ json }), says: 'Permanent' },
        {
          path: `${path}?page=2`,
          answers: answered(AWAY),
          says: `Failed to fetch ${name} blacklists. Please try again.`,
        },
      ];
      if (title !== 'User Blacklist') return states;
      return [
        { path: `${path}?q=none`, answers: answered('never'), says: 'Export CSV' },
        { path: `${path}?q=nothing`, answers: answered(NONE), says: 'Nothing fits the search.' },
        { path: `${path}?sort=duration`, answers: answered(NONE), says: 'Nobody is on this list.' },
        ...states,
      ];
    }),
  );
});

test('look-up: every state, in both themes', ({ page }) => {
  const path = `/staff/lookup?id=${CUSTOMER}`;
  const answered = (by: Answers[string]) => ({ '/blacklists/': by });
  return prove(page, [
    { path: '/staff/lookup', says: 'Who is it about?' },
    { path: '/staff/lookup?id=999999999999999998', answers: answered('never'), says: 'Look Up' },
    { path: `/staff/lookup?id=${NOBODY}`, says: 'No Entries Found' },
    { path, says: 'Blacklists' },
    {
      path: '/staff/lookup?id=999999999999999997',
      answers: answered(AWAY),
      says: 'Failed to look up this ID. Please try again.',
    },
  ]);
});

test('customers: every state, in both themes', ({ page }) => {
  const path = '/staff/customers';
  const answered = (by: Answers[string]) => ({ '/api/staff/customers/': by });
  const failure = 'The look-up failed. Please try again.';
  return prove(page, [
    { path, says: 'Whom are you looking for?' },
    { path: `${path}?id=INV-NEVER`, answers: answered('never'), says: 'Look up' },
    { path: `${path}?id=${CUSTOMER}`, says: 'This is a person.' },
    { path: `${path}?id=${NOBODY}`, says: 'No Customer Found' },
    { path: `${path}?id=INV-AWAY`, answers: answered(AWAY), says: failure },
  ]);
});

test('audit: every state, in both themes', ({ page }) => {
  const path = '/staff/audit';
  const answered = (by: Answers[string]) => ({ '/api/staff/audit': by });
  const failure = 'Failed to load the audit. Please try again.';
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
  return prove(page, [
    { path: `${path}?to=2020-01-01`, answers: answered('never'), says: 'What it was done to' },
    { path: `${path}?to=2020-01-02`, says: 'No Entries Found' },
    { path: `${path}?to=2020-01-03`, answers: answered(AWAY), says: failure },
    {
      path,
      answers: answered({ json: { entries: [entry], next: '1', actions } }),
      says: entry.action,
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

test('incidents: every state, in both themes', ({ page }) => {
  const path = '/staff/incidents';
  const page1 = (incidents: object[], total: number, may_write: boolean) => ({
    '/api/staff/incidents': { json: { incidents, total, may_write } },
  });
  const readOnly = 'You can read this; writing is for other ranks.';
  const failure = 'Unable to fetch incidents, please try again later.';
  return prove(page, [
    { path, answers: page1([incident], 1, true), says: 'Music <b>stutters</b>' },
    { path, answers: page1([incident], 41, false), says: readOnly, anew: true },
    { path, answers: page1([], 0, true), says: 'No Incidents Yet', anew: true },
    { path, answers: { '/api/staff/incidents': 'never' }, says: 'Incidents', anew: true },
    { path, answers: { '/api/staff/incidents': AWAY }, says: failure, anew: true },
  ]);
});

test('platform: every state, in both themes', ({ page }) => {
  const path = '/staff/platform';
  const failure = 'Unable to fetch the releases, please try again later.';
  const silent = 'The reports of browsers could not be loaded.';
  return prove(page, [
    { path, says: 'mfe-commerce' },
    { path, answers: { '/api/vitals': AWAY }, says: silent, anew: true },
    { path, answers: { '/api/staff/platform': 'never' }, says: 'Last hour', anew: true },
    { path, answers: { '/api/staff/platform': AWAY }, says: failure, anew: true },
  ]);
});
