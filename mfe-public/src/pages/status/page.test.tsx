import { act, screen, within } from '@testing-library/react';
import {
  click,
  drawnChart,
  history,
  now,
  pass,
  settle,
  shard,
  StatusPageUnderTest,
} from './status-page.fixture.tsx';

const FAILURE =
  'Unable to fetch status, please try again later or join our support server for assistance.';

let page: StatusPageUnderTest;
beforeEach(() => {
  page = new StatusPageUnderTest();
});
afterEach(() => page.close());

describe('the status page', () => {
  it('[spec0 §2.35] shows placeholders of all sections while it loads', async () => {
    page.history.silent = true;
    page.shards.silent = true;
    page.open();
    for (const tile of ['Avg. Latency (ms)', 'Total Servers', 'Total Users'])
      expect(screen.getByText(tile)).toBeInTheDocument();
    for (const title of ['Server Growth', 'User Growth', 'Shard Status'])
      expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(8);
    expect(screen.queryByTestId('chart')).not.toBeInTheDocument();
    expect(screen.queryByText('Status unknown')).not.toBeInTheDocument();
    await act(() => Promise.resolve());
  });

  it.each([
    ['history', {}, 'Invalid history data format: expected array'],
    ['shards', {}, 'Invalid shards data format: expected array'],
    ['history', null, 'Invalid history data format: expected array'],
    ['history', [{ timestamp: 1 }], 'Invalid history data format: expected array'],
    ['shards', null, 'Invalid shards data format: expected array'],
    ['shards', [null], 'Invalid shards data format: expected array'],
  ] as const)(
    '[spec0 §2.36, §5.12, §5.13, §8.2] shows the error of %s %j in the card of the overall state',
    async (call, body, text) => {
      page[call].body = body;
      page.open();
      const panel = await screen.findByRole('alert');
      expect(panel).toHaveTextContent(text);
      expect(panel).toHaveTextContent(FAILURE);
      const link = within(panel).getByRole('link', { name: 'Join Discord Server' });
      expect(link).toHaveAttribute('target', '_blank');
      // The answer that succeeded is shown below, marked.
      expect(
        screen.getByText('What did load is shown below. This page keeps trying.'),
      ).toBeInTheDocument();
      expect(screen.getByText('Status unknown')).toBeInTheDocument();
      expect(screen.queryByText('All Systems Operational')).not.toBeInTheDocument();
    },
  );

  it('[spec0 §3.5] shards without an age are shown', async () => {
    page.shards.body = [1, 0].map((id) => shard(id, { seen_at: undefined, is_stale: undefined }));
    page.open();
    expect(await screen.findByText('All Systems Operational')).toBeInTheDocument();
    expect(screen.getByText('Updated just now')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Shard 1' })).toBeInTheDocument();
    expect(screen.getByText('2,400')).toBeInTheDocument();
  });

  it.each([[{}], [null], [[{}]]])(
    'incidents %j show a failure apart from the rest',
    async (body) => {
      page.incidents.body = body;
      page.open();
      expect(await screen.findByText('All Systems Operational')).toBeInTheDocument();
      expect(await screen.findAllByText(/Incident reports could not be loaded/)).not.toEqual([]);
    },
  );

  it('[spec0 §5.16] an answer that is not JSON has its own error text', async () => {
    jest.useFakeTimers();
    page.shards = { body: '<html>', type: 'text/html' };
    page.open();
    await pass(4000);
    await settle();
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid response format: expected JSON');
  });

  it('[spec0 §7.8, §8.3, §9.1] retries after one second and after two more', async () => {
    jest.useFakeTimers();
    page.shards = { body: 'away', status: 503 };
    page.open();
    await pass(0);
    expect([page.requestsOf('shards'), page.requestsOf('history')]).toEqual([1, 1]);
    await pass(999);
    expect(page.requestsOf('shards')).toBe(1);
    await pass(1);
    expect(page.requestsOf('shards')).toBe(2);
    await pass(1999);
    expect(page.requestsOf('shards')).toBe(2);
    await pass(1);
    expect(page.requestsOf('shards')).toBe(3);
    await settle();
    expect(screen.getByRole('alert')).toHaveTextContent('HTTP error 503: away');
    await pass(20_000);
    await settle();
    expect(page.requestsOf('shards')).toBe(3);
  });

  it('[spec0 §7.11, §8.4, §9.1] a timeout after ten seconds fails without a retry', async () => {
    jest.useFakeTimers();
    page.history.silent = true;
    page.open();
    await pass(9999);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await settle();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Request timed out. Please check your connection and try again.',
    );
    await pass(20_000);
    await settle();
    expect(page.requestsOf('history')).toBe(1);
  });

  it('[spec0 §4.3] Try Again clears the caches, of other ranges too, and fetches both anew', async () => {
    jest.useFakeTimers();
    page.open();
    await settle();
    click('7d');
    await pass(400);
    await settle();
    page.history.body = {};
    click('30d');
    await pass(400);
    await settle();
    expect(screen.getByRole('alert')).toBeInTheDocument();
    const before = {
      shards: page.requestsOf('shards'),
      week: page.requestsOf('7d'),
      month: page.requestsOf('30d'),
    };
    page.history.body = history([3, 1]);
    click('Try Again');
    await settle();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect([page.requestsOf('shards'), page.requestsOf('30d')]).toEqual([
      before.shards + 1,
      before.month + 1,
    ]);
    click('7d');
    await pass(400);
    await settle();
    expect(page.requestsOf('7d')).toBe(before.week + 1);
  });

  it('[spec0 §9.2] a range is not fetched again within five minutes', async () => {
    jest.useFakeTimers();
    page.open();
    await settle();
    click('7d');
    await pass(60_000);
    await settle();
    click('24h');
    await pass(400);
    await settle();
    expect(page.requestsOf('24h')).toBe(1);
    click('7d');
    await pass(1000);
    await settle();
    expect(page.requestsOf('7d')).toBe(1);
  });

  it('[spec0 §2.28, §2.33, §2.34, §4.7, §4.8] shows tiles, changes and shards in the order of their ids', async () => {
    page.shards.body = [shard(10), shard(1), shard(0, { is_ready: false, uptime: 0 })];
    page.history.body = history([3, 1]).map((each) => ({ ...each, users: 200_000 }));
    page.open();
    expect(await screen.findByText('3,600')).toBeInTheDocument();
    expect(screen.getByText('102,000')).toBeInTheDocument();
    expect(screen.getByText('40', { selector: 'dd *' })).toBeInTheDocument();
    expect(screen.getByText('+2,600')).toBeInTheDocument();
    expect(screen.getByText('-98,000')).toBeInTheDocument();
    const shards = screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);
    expect(shards).toEqual(['Shard 0', 'Shard 1', 'Shard 10']);
    expect(screen.getAllByText('2h 5m')).toHaveLength(2);
    expect(screen.getByText('0h 0m')).toBeInTheDocument();
    expect(screen.getAllByText('Operational')).toHaveLength(2);
    expect(screen.getByText('Down')).toBeInTheDocument();
    expect(screen.getByText('2/3 Shards Operational')).toBeInTheDocument();
  });

  it('[spec0 §2.28] a change of zero is not shown', async () => {
    page.history.body = [{ timestamp: now(), guilds: 9, users: 9, ping: 1 }];
    page.open();
    expect(await screen.findByText('2,400')).toBeInTheDocument();
    await drawnChart();
    expect(screen.queryByText(/^[+-]?0$/)).not.toBeInTheDocument();
    expect(screen.queryByText(/^[+-]\d/)).not.toBeInTheDocument();
  });

  it('[spec0 §2.37, §4.5] disables the range buttons during a switch and draws without animation', async () => {
    jest.useFakeTimers();
    page.open();
    await settle();
    expect((await drawnChart()).options.chart.animations.enabled).toBe(true);
    const seven = screen.getByRole('button', { name: '7d' });
    act(() => seven.click());
    expect(seven).toHaveAttribute('aria-disabled', 'true');
    expect(seven).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('Loading range')).toBeInTheDocument();
    await pass(50);
    expect(seven).toHaveAttribute('aria-disabled', 'true');
    await pass(299);
    expect(seven).toHaveAttribute('aria-disabled', 'true');
    await pass(1);
    expect(seven).not.toHaveAttribute('aria-disabled');
    expect(screen.queryByText('Loading range')).not.toBeInTheDocument();
    expect((await drawnChart()).options.chart.animations.enabled).toBe(false);
  });
});
