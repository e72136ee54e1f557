import { render, screen } from '@testing-library/react';
import { SdkTestProvider } from '@portico/sdk/testing';
import LookupPage from './page.tsx';

const ID = '200000000000000001';
const entry = { moderator_id: '1'.repeat(18), duration: 0, reason: 'Spam', timestamp: 1 };
const WORDS = {
  group: { name: 'Module', users: 'Users without a module.', servers: 'Servers without one.' },
};

let entries: object[];
let last: number | null;

beforeEach(() => {
  entries = [{ kind: 'user/cogs', entry: { ...entry, user_id: ID, cog: 'fun' } }];
  last = 1;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL(new Request(input).url);
    if (pathname === '/api/staff/names') return Response.json({ users: {}, servers: {} });
    if (pathname === '/api/staff/desk')
      return Response.json({ rights: ['read'], server_id: '1', words: WORDS });
    return Response.json({ entries, economy: { entries: last === null ? 0 : 3, last } });
  });
});
afterEach(() => jest.restoreAllMocks());

const open = (absentPages: string[] = []) =>
  render(
    <SdkTestProvider path={`/staff/lookup?id=${ID}`} absentPages={absentPages}>
      <LookupPage />
    </SdkTestProvider>,
  );

it('shows entries and log in the words of the site pack', async () => {
  const { container } = open();
  expect(await screen.findByRole('link', { name: 'User Module Blacklist' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Command or module' })).toBeVisible();
  expect(screen.getByText(/^3 economy logs/)).toBeVisible();
  expect(container).not.toHaveTextContent(/\bcogs?\b/i);
});

it('names neither a log nor a list that the site does without, also where nothing was found', async () => {
  entries = [];
  last = null;
  const { container } = open(['/staff/logging/economy', '/staff/blacklist/user/cog']);
  expect(await screen.findByText('This ID is on no blacklist.')).toBeVisible();
  expect(container).not.toHaveTextContent(/economy|six/i);
});

it('has no column of commands where no list names one', async () => {
  entries = [{ kind: 'user/users', entry: { ...entry, user_id: ID } }];
  open(
    ['user', 'server'].flatMap((who) =>
      ['command', 'cog'].map((of) => `/staff/blacklist/${who}/${of}`),
    ),
  );
  expect(await screen.findByRole('link', { name: 'User Blacklist' })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: /command/i })).toBeNull();
});
