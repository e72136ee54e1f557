import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  click,
  drawnChart,
  HOUR,
  now,
  pass,
  settle,
  shard,
  StatusPageUnderTest,
} from './status-page.fixture.tsx';

let page: StatusPageUnderTest;
beforeEach(() => {
  page = new StatusPageUnderTest();
});
afterEach(() => page.close());

describe('the charts of the status page', () => {
  it('[spec0 §7.19] end with the live totals, and show an hour without a reading as a gap', async () => {
    const hour = Math.floor(now() / HOUR) * HOUR;
    page.history.body = [4, 1].map((ago) => ({
      timestamp: hour - ago * HOUR,
      guilds: 1000 + ago,
      users: 5,
      ping: 1,
    }));
    page.open();
    const { values, options } = await drawnChart();
    expect(values).toEqual([1004, null, null, 1001, 2400]);
    expect(options.yaxis.min).toBeGreaterThan(0);
    expect(options.markers.discrete.map((each) => each.dataPointIndex)).toEqual([0]);
    expect(screen.getAllByRole('img')[0]).toHaveAccessibleName(
      'Server Growth: from 1,004 to 2,400 in 3 readings, 2 missing',
    );
  });

  it('show a single reading of the current hour as a point', async () => {
    page.history.body = [{ timestamp: now(), guilds: 7, users: 70, ping: 1 }];
    page.open();
    const { values, options } = await drawnChart();
    expect(values).toEqual([7]);
    expect(options.markers.discrete).toHaveLength(1);
  });
});

describe('refetching of the status page', () => {
  it('[spec0 §9.2] fetches shards every minute and history every five, and shows the answers', async () => {
    jest.useFakeTimers();
    page.open();
    await settle();
    expect(screen.getByText('Updated just now')).toBeInTheDocument();
    page.shards.body = [shard(0, { server_count: 9000 })];
    await pass(58_800);
    expect(screen.getByText(/^Updated 5\d s ago$/)).toBeInTheDocument();
    await pass(1100);
    await settle();
    expect([page.requestsOf('shards'), page.requestsOf('history')]).toEqual([2, 1]);
    // The tile and the card.
    expect(screen.getAllByText('9,000')).toHaveLength(2);
    await pass(240_000);
    await settle();
    expect([page.requestsOf('shards'), page.requestsOf('history')]).toEqual([6, 2]);
  });

  it('keeps the last figures and marks them as stale when a refetch fails', async () => {
    jest.useFakeTimers();
    page.open();
    await settle();
    page.shards = { body: 'away', status: 500 };
    await pass(64_000);
    await settle();
    expect(screen.getByText('Could not refresh: HTTP error 500: away')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByText('2,400')).toBeInTheDocument();
    page.shards = { body: [shard(0)] };
    click('Refresh');
    await settle();
    expect(screen.queryByText(/Could not refresh/)).not.toBeInTheDocument();
  });

  it("does not mark the bot as silent when the visitor's clock is hours ahead", async () => {
    page.shards.body = [shard(0, { seen_at: now() - 5 * HOUR })];
    page.open();
    expect(await screen.findByText('All Systems Operational')).toBeInTheDocument();
    expect(screen.getByText('Updated just now')).toBeInTheDocument();
  });
});

describe('a silent bot', () => {
  const SEEN = Date.parse('2026-11-21T14:05:00') / 1000;
  const stale = { seen_at: SEEN, is_stale: true };

  it('shows headline, tiles and shards as unknown instead of All Systems Operational', async () => {
    page.history.body = [{ timestamp: now() - 2 * HOUR, guilds: 9, users: 9, ping: 1 }];
    page.shards.body = [shard(0, { ...stale, seen_at: SEEN - 60 }), shard(1, stale)];
    page.open();
    expect(await screen.findByText('Status unknown')).toBeInTheDocument();
    expect(screen.queryByText('All Systems Operational')).not.toBeInTheDocument();
    expect(screen.getByText('No data since Nov 21, 14:05')).toBeInTheDocument();
    for (const tile of ['Avg. Latency (ms)', 'Total Servers', 'Total Users'])
      expect(screen.getByText(tile).nextSibling).toHaveTextContent(/^Unknown$/);
    const cards = screen
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.closest('li'));
    expect(cards.map((card) => card?.textContent)).toEqual([
      expect.stringMatching(/^Shard 0Unknown.*No data sinceNov 21, 14:04/),
      expect.stringMatching(/^Shard 1Unknown.*No data sinceNov 21, 14:05/),
    ]);
    expect(screen.queryByText('Operational')).not.toBeInTheDocument();
    // The charts end with the last reading, since there is no current one.
    expect((await drawnChart()).values).toEqual([9]);
  });

  it('one silent shard does not change the state of the other shards', async () => {
    page.shards.body = [shard(0), shard(1, stale)];
    page.open();
    expect(await screen.findByText('1/2 Shards Operational')).toBeInTheDocument();
    expect(screen.getByText('2,400')).toBeInTheDocument();
    expect(screen.getByText('Updated just now')).toBeInTheDocument();
    expect(screen.getAllByText('Operational')).toHaveLength(1);
  });
});

describe('the shards-only view', () => {
  const SERVER = '874331290551930931';
  // (id >> 22) is odd: shard 1 of two.
  const view = (server: string) => `/status?view=shards&server=${server}`;

  it('[spec0 §5.13, §7.9] fetches only the shards, and has its own error text', async () => {
    page.shards.body = { not: 'a list' };
    page.open('/status?view=shards');
    const panel = await screen.findByRole('alert');
    expect(panel).toHaveTextContent('Invalid response format: expected array of shards');
    expect(page.requestsOf('history')).toBe(0);
    page.shards.body = [shard(0)];
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Shard 0' })).toBeInTheDocument();
  });

  it("finds the shard of a server's id", async () => {
    page.shards.body = [shard(0), shard(1, { is_ready: false })];
    page.open();
    await userEvent.type(screen.getByLabelText('Server ID'), ` ${SERVER} {Enter}`);
    expect(
      await screen.findByText(`Server ${SERVER} is on shard 1, which is down.`),
    ).toBeInTheDocument();
    const found = screen.getByRole('region', { name: 'Your server’s shard' });
    expect(within(found).getByRole('heading', { name: 'Shard 1' })).toBeInTheDocument();
    expect(screen.getByLabelText('Server ID')).toHaveValue(SERVER);
  });

  it('shows a silent shard as unknown', async () => {
    page.shards.body = [shard(0), shard(1, { is_stale: true })];
    page.open(view(SERVER));
    expect(
      await screen.findByText(
        `Server ${SERVER} is on shard 1, which is silent: its state is unknown.`,
      ),
    ).toBeInTheDocument();
  });

  it('explains an invalid id and stays on the page', async () => {
    page.open();
    await userEvent.type(screen.getByLabelText('Server ID'), 'my server{Enter}');
    expect(screen.getByLabelText('Server ID')).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveTextContent("That isn't a server ID.");
    expect(screen.getByRole('heading', { level: 1, name: 'Status' })).toBeInTheDocument();
    await waitFor(() => expect(page.requestsOf('shards')).toBe(1));
  });

  it('shows no old result under the error of an invalid id', async () => {
    page.open(view(SERVER));
    expect(await screen.findByText(/is on shard 1/)).toBeInTheDocument();
    const field = screen.getByLabelText('Server ID');
    await userEvent.clear(field);
    await userEvent.type(field, 'my server{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent("That isn't a server ID.");
    expect(screen.queryByText(/is on shard/)).not.toBeInTheDocument();
    expect(document.querySelector('[aria-current]')).toBeNull();
    // The same server again.
    await userEvent.clear(field);
    await userEvent.type(field, `${SERVER}{Enter}`);
    expect(await screen.findByText(/is on shard 1/)).toBeInTheDocument();
  });

  it('includes shards that have not reported yet in the count', async () => {
    page.shards.body = [shard(0), shard(2)];
    page.open(view(String(4n << 22n).padStart(17, '0')));
    expect(
      await screen.findByText(/is on shard 1, which has not reported yet/),
    ).toBeInTheDocument();
  });

  it('an address with an invalid id shows all shards', async () => {
    page.open(view('hello'));
    expect(await screen.findByRole('heading', { name: 'Shard 1' })).toBeInTheDocument();
    expect(screen.queryByText(/is on shard/)).not.toBeInTheDocument();
  });
});

describe('components of the status page', () => {
  it('are named beside the overall state if they do not work as usual', async () => {
    const component = (id: string, name: string, state: string) => ({
      ...{ id, name, state, method: 'It reports.' },
      ...{ since: now(), uptime: 1, measured: 1, days: [] },
    });
    page.components.body = {
      at: now(),
      components: [
        component('site', 'Website and API', 'up'),
        component('payments', 'Payments', 'degraded'),
        component('sign-in', 'Sign-in', 'unknown'),
        component('shards', 'Shards', 'maintenance'),
      ],
    };
    page.open();
    expect(await screen.findByText('Payments: degraded · Shards: maintenance')).toBeVisible();
    expect(screen.getByText('All Systems Operational')).toBeVisible();
  });
});
