import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demoText } from '@portico/contracts/checks/demo-text';
import { RIGHTS } from '@portico/sdk/contracts/team/rights';
import { SdkTestProvider, testSection, testSession, testTeam } from '@portico/sdk/testing';
import remote from '../../remote.ts';
import { entriesOf, sectionsWith } from '../../sections/sections.ts';
import OverviewPage from './page.tsx';

const OWNER = '243483102788599882';
const HELPER = '762578660325863609';
const SERVER = '700000000000000001';
const RANKS = demoText('team.yaml');
const today = new Date().toISOString().slice(0, 10);
const TEAM = [
  { user_id: OWNER, rank: 'Owner', username: 'Olga', socials: {}, user_data: null },
  { user_id: HELPER, rank: 'Supporter', username: 'Sam', socials: {}, user_data: null },
];
const RECORDS = [
  { user_id: OWNER, message_date: today, total_messages: 12 },
  { user_id: HELPER, message_date: today, total_messages: 1200 },
];

let answer: { status: number; body: unknown; date?: string };
let requests: { url: string; headers: Headers }[];

beforeEach(() => {
  answer = { status: 200, body: RECORDS };
  requests = [];
  testSession({ id: OWNER, username: 'Olga', avatar: null });
  testTeam(TEAM);
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = typeof input === 'string' ? input : '';
    const { status, body, date }: typeof answer = url.startsWith('/api/staff/desk')
      ? { status: 200, body: { rights: RIGHTS, server_id: SERVER } }
      : url === '/api/staff/open-work'
        ? { status: 200, body: { work: [], audit: [] } }
        : url === '/api/team/ranks'
          ? { status: 200, body: RANKS }
          : answer;
    if (url.startsWith('/api/activity'))
      requests.push({ url, headers: new Headers(init?.headers) });
    return Promise.resolve(
      new Response(JSON.stringify(body), {
        status,
        headers: { 'content-type': 'application/json', ...(date && { date }) },
      }),
    );
  });
});
afterEach(() => jest.restoreAllMocks());

const open = () =>
  render(
    <SdkTestProvider path="/staff/overview">
      <OverviewPage />
    </SdkTestProvider>,
  );
const choose = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the overview of the back-office', () => {
  it('[spec1 §8.13] shows an error with Try Again after a failed activity request', async () => {
    answer.status = 500;
    open();
    expect(screen.getByRole('status')).toHaveTextContent('Loading activity data...');
    expect(
      await screen.findByText('Failed to fetch activity data. Please try again.'),
    ).toBeInTheDocument();
    answer.status = 200;
    await choose('Try Again');
    expect(await screen.findByRole('region', { name: 'Owner' })).toBeInTheDocument();
  });

  it('[spec1 §2.39, §2.41] shows a welcome, and a chart for each rank with its member count', async () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Overview' })).toBeInTheDocument();
    expect(screen.getByText('Welcome, Olga!')).toBeInTheDocument();
    const helpers = await screen.findByRole('region', { name: 'Supporter' });
    expect(within(helpers).getByText('1 member')).toBeInTheDocument();
    expect(within(helpers).getByText('1,200 messages')).toBeInTheDocument();
    expect(within(helpers).getByRole('img')).toHaveAccessibleName(
      'Messages per day by Supporter: Sam 1,200',
    );
    const chart = await within(helpers).findByTestId('chart');
    const series = JSON.parse(chart.dataset.series ?? '') as { name: string; data: object[] }[];
    expect(series.map(({ name, data }) => [name, data.length])).toEqual([['Sam', 7]]);
    // Today is not over.
    expect(JSON.parse(chart.dataset.options ?? '')).toMatchObject({
      forecastDataPoints: { count: 1 },
    });
    expect(screen.getByText('Per day in UTC. Dotted: today so far.')).toBeInTheDocument();
  });

  it('[spec1 §2.40, §7.6, §9.12] defaults to 7 days; the request has the fixed server, the range and the headers', async () => {
    open();
    expect(screen.getByRole('button', { name: '7 days' })).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(requests).toHaveLength(1));
    await choose('14 days');
    await waitFor(() =>
      expect(requests.map(({ url }) => url)).toEqual([
        `/api/activity/messages?server_id=${SERVER}&time_range=7d`,
        `/api/activity/messages?server_id=${SERVER}&time_range=14d`,
      ]),
    );
    expect(requests[0]?.headers.get('x-requested-with')).toBe('XMLHttpRequest');
    expect(requests[0]?.headers.get('content-type')).toBe('application/json');
  });

  it("[spec1 §2.41] ends with today by the server's clock, whatever the device's clock says", async () => {
    const yesterday = new Date(Date.now() - 86_400_000);
    answer = {
      status: 200,
      date: yesterday.toUTCString(),
      body: [{ ...RECORDS[0], message_date: yesterday.toISOString().slice(0, 10) }],
    };
    open();
    await choose('All time');
    const chart = await within(await screen.findByRole('region', { name: 'Owner' })).findByTestId(
      'chart',
    );
    const [line] = JSON.parse(chart.dataset.series ?? '') as { data: { y: number }[] }[];
    expect(line?.data.at(-1)).toMatchObject({ y: 12 });
  });

  it('[spec1 §2.42] shows an empty state without activity data', async () => {
    answer.body = [];
    open();
    await choose('30 days');
    expect(
      await screen.findByRole('heading', { name: 'No Activity Data Available' }),
    ).toBeInTheDocument();
  });

  it('[spec0 §8.12] shows the error of a failed team request', async () => {
    open();
    act(() => testTeam('Failed to fetch team members'));
    expect(await screen.findByText('Failed to fetch team members')).toBeInTheDocument();
  });
});

describe('the layout of the back-office', () => {
  it('[spec1 §2.36] shows the user and the rank in the sidebar', () => {
    open();
    const side = screen.getByRole('complementary');
    expect(within(side).getByText('Olga')).toBeInTheDocument();
    expect(within(side).getByText('Owner')).toBeInTheDocument();
    expect(within(side).getByRole('link', { name: 'Overview', hidden: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  it("[spec1 §2.36] calls a member without a rank 'Team Member'", () => {
    testTeam([{ user_id: OWNER, rank: null, socials: {}, user_data: null }]);
    open();
    expect(screen.getByText('Team Member')).toBeInTheDocument();
  });

  it("[spec1 §2.38] has no menu button of its own: the site's menu has the sidebar's entries", () => {
    open();
    expect(screen.queryByRole('button', { name: /menu/i })).toBeNull();
    expect(testSection()).toEqual({
      label: 'Back-office',
      entries: entriesOf(sectionsWith('Group')),
    });
  });

  it('[spec1 §2.37] has Logging and Blacklist branches that expand and collapse with aria-expanded', async () => {
    open();
    const tree = screen.getByRole('complementary');
    const branch = (name: string) => within(tree).getByRole('button', { name, hidden: true });
    for (const name of ['Logging', 'Blacklist']) {
      const before = branch(name).getAttribute('aria-expanded');
      await userEvent.click(branch(name));
      expect(branch(name)).toHaveAttribute('aria-expanded', String(before !== 'true'));
    }
  });

  it('[spec0 §2.82] has no footer and is not indexed', () => {
    for (const route of remote.routes) {
      expect(route).toMatchObject({ chrome: 'dashboard', noindex: true });
    }
  });
});
