import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demoText } from '@portico/contracts/checks/demo-text';
import type { StaffWords } from '@portico/contracts/pack/staff';
import { SdkTestProvider, testSection } from '@portico/sdk/testing';
import { BLACKLIST_SUBJECTS, headOf, BLACKLISTS } from '@portico/contracts/blacklists/kinds';
import { viewsFor } from '../../blacklists/views.ts';
import BlacklistPage from './page.tsx';

const now = Math.floor(Date.now() / 1000);
const WORDS = demoText<StaffWords>('staff.yaml');
const NOVA = demoText<StaffWords>('staff.yaml', 'nova');
let words: StaffWords;
const MOD = '100000000000000009';
const WHO = '200000000000000001';
const entry = (duration: number, ago: number, more: object = {}) => ({
  moderator_id: MOD,
  duration,
  reason: 'Spam',
  timestamp: now - ago,
  ...more,
});

let status: number;
let entries: object[];
let total: number;
let requests: URL[];

beforeEach(() => {
  words = WORDS;
  status = 200;
  entries = [];
  total = 0;
  requests = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = new URL(new Request(input).url);
    if (url.pathname === '/api/staff/names') {
      return Response.json({
        users: { [MOD]: { name: 'Mona', avatar: null }, [WHO]: { name: 'Willi', avatar: null } },
        servers: { [WHO]: { name: 'Lantern', image: null } },
      });
    }
    if (url.pathname === '/api/staff/desk')
      return Response.json({ rights: ['read', 'export'], server_id: '1', words });
    requests.push(url);
    return Response.json(status === 200 ? entries : { error: 'away' }, {
      status,
      headers: { 'x-total-count': String(total) },
    });
  });
});
afterEach(() => jest.restoreAllMocks());

const open = (path: string, configuration = {}) =>
  render(
    <SdkTestProvider path={path} configuration={configuration}>
      <BlacklistPage />
    </SdkTestProvider>,
  );
const ROUTES = viewsFor(WORDS.group).map(({ path, kind, title }) => [path, kind, title] as const);

describe('the six blacklists', () => {
  it.each([
    ['user/user', 'user'],
    ['user/command', 'command'],
    ['user/cog', 'cog'],
    ['server/server', 'server'],
    ['server/command', 'server command'],
    ['server/cog', 'server cog'],
  ])(
    '[spec1 §8.3] %s shows a red banner with the message of its kind after a failed request',
    async (path, name) => {
      status = 500;
      open(`/staff/blacklist/${path}?q=broken`);
      const banner = await screen.findByRole('alert');
      expect(banner).toHaveTextContent(`Failed to fetch ${name} blacklists. Please try again.`);
      status = 200;
      await userEvent.click(within(banner).getByRole('button', { name: 'Try Again' }));
      expect(await screen.findByRole('heading', { name: 'No Entries Found' })).toBeInTheDocument();
    },
  );

  it.each(ROUTES)(
    '[spec1 §2.52] %s shows the list %s with all columns, a count and an export',
    async (path, kind, title) => {
      const { subject, thing } = BLACKLISTS[kind];
      const more = { [BLACKLIST_SUBJECTS[subject]]: WHO, ...(thing && { [thing]: 'music' }) };
      entries = [entry(0, 10, more), entry(3600, 7200, more), entry(788_645, 60, more)];
      total = 3;
      open(path);
      const table = await screen.findByRole('table', { name: title });
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
      expect(screen.getByText('3 entries')).toBeInTheDocument();
      const heads = within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent);
      expect(heads).toEqual([
        subject === 'user' ? 'User' : 'Server',
        ...(thing ? [headOf(thing, 'Cog')] : []),
        'Moderator',
        'Duration',
        'Reason',
        'Date',
        'Expires',
      ]);
      const text = (label: string) =>
        within(table)
          .getAllByRole('cell')
          .filter((_, index) => heads[index % heads.length] === label)
          .map((cell) => cell.textContent);
      expect(text('Duration')).toEqual(['Permanent', '1h 0m 0s', '9d 3h 4m']);
      expect(text('Expires').map((one) => /Never|Expired/.exec(one ?? '')?.[0])).toEqual([
        'Never',
        'Expired',
        undefined,
      ]);
      expect(
        await within(table).findAllByText(subject === 'user' ? 'Willi' : 'Lantern'),
      ).toHaveLength(3);
      expect(within(table).getAllByText('Mona')).toHaveLength(3);
      expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
        'href',
        expect.stringMatching(`^/blacklist/${kind}/export\\?tz=`),
      );
      expect(requests.at(-1)?.pathname).toBe(`/blacklist/${kind}`);
    },
  );

  it.each(viewsFor(NOVA.group).map(({ path, title }) => [path, title]))(
    '%s has the words of another bot (%s), and none of the demo, in the page, its menu and the palette',
    async (path, title) => {
      words = NOVA;
      status = 500;
      const { container } = open(path);
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
      await screen.findByRole('alert');
      await userEvent.click(screen.getByRole('button', { name: /Jump to/ }));
      const names = screen.getAllByRole('option').map((option) => option.textContent);
      expect(names).toContain('Blacklist › User › Module');
      expect(container).not.toHaveTextContent(/\bcogs?\b/i);
      expect(names.join()).not.toMatch(/\bcogs?\b/i);
      expect(JSON.stringify(testSection()).replaceAll(/"path":"[^"]*"/g, '')).not.toMatch(/cog/i);
    },
  );

  it('has as many rows per page as the site pack says', async () => {
    entries = [entry(0, 10, { user_id: WHO })];
    total = 95;
    open('/staff/blacklist/user/user', { 'mfe-staff': { rowsPerPage: 20 } });
    await screen.findByRole('table');
    expect(requests[0]?.searchParams.get('pageSize')).toBe('20');
    expect(screen.getByText(/of 5$/)).toBeInTheDocument();
  });

  it('debounces the search, sorts by column headers and is paginated', async () => {
    entries = [entry(0, 10, { user_id: WHO })];
    total = 120;
    open('/staff/blacklist/user/user');
    await userEvent.type(await screen.findByRole('searchbox'), 'spam');
    await waitFor(() => expect(requests.at(-1)?.searchParams.get('q')).toBe('spam'));
    await userEvent.click(screen.getByRole('button', { name: 'Duration' }));
    await waitFor(() => expect(requests.at(-1)?.searchParams.get('sort')).toBe('-duration'));
    expect(screen.getByRole('columnheader', { name: 'Duration' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(requests.at(-1)?.searchParams.get('page')).toBe('2'));
    expect(requests.at(-1)?.searchParams.get('q')).toBe('spam');
  });
});
