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
} from './page-under-test.tsx';

let page: StatusPageUnderTest;
beforeEach(() => {
  page = new StatusPageUnderTest();
});
afterEach(() => page.close());

describe('the charts of the status page', () => {
  it('[spec0 §7] end with the live totals, and an hour without a reading is a gap', async () => {
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

  it('one reading of the present hour is one visible point', async () => {
    page.history.body = [{ timestamp: now(), guilds: 7, users: 70, ping: 1 }];
    page.open();
    const { values, options } = await drawnChart();
    expect(values).toEqual([7]);
    expect(options.markers.discrete).toHaveLength(1);
  });
});

describe('the status page refreshes itself', () => {
  it('asks for shards each minute, for history each five, and shows what came', async () => {
    jest.useFakeTimers();
    page.open();
    await settle();
    expect(screen.getByText('Updated just now')).toBeInTheDocument();
    page.shards.body = [shard(0, { server_count: 9000 })];
    await pass(58_800);
    expect(screen.getByText(/^Updated 5\d s ago$/)).toBeInTheDocument();
    await pass(1100);
    await settle();
    expect([page.asks('shards'), page.asks('history')]).toEqual([2, 1]);
    // The tile and the card.
    expect(screen.getAllByText('9,000')).toHaveLength(2);
    await pass(240_000);
    await settle();
    expect([page.asks('shards'), page.asks('history')]).toEqual([6, 2]);
  });

  it('keeps the last figures and says so when it cannot', async () => {
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

  it('a clock of the visitor that is hours ahead makes no bot silent', async () => {
    page.shards.body = [shard(0, { seen_at: now() - 5 * HOUR })];
    page.open();
    expect(await screen.findByText('All Systems Operational')).toBeInTheDocument();
    expect(screen.getByText('Updated just now')).toBeInTheDocument();
  });
});

describe('a silent bot', () => {
  const SEEN = Date.parse('2026-11-21T14:05:00') / 1000;
  const stale = { seen_at: SEEN, is_stale: true };

  it('is not All Systems Operational: headline, tiles and shards are unknown', async () => {
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
    // The charts end with the last reading: nothing is known of now.
    expect((await drawnChart()).values).toEqual([9]);
  });

  it('of which one shard is silent is not whole, and the others are as they were', async () => {
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

  it('[spec0 §7] asks for the shards alone, and has a text of its own', async () => {
    page.shards.body = { not: 'a list' };
    page.open('/status?view=shards');
    const panel = await screen.findByRole('alert');
    expect(panel).toHaveTextContent('Invalid response format: expected array of shards');
    expect(page.asks('history')).toBe(0);
    page.shards.body = [shard(0)];
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Shard 0' })).toBeInTheDocument();
  });

  it("leads from a server's id to its shard", async () => {
    page.shards.body = [shard(0), shard(1, { is_ready: false })];
    page.open();
    await userEvent.type(screen.getByLabelText('Server ID'), ` ${SERVER} {Enter}`);
    expect(
      await screen.findByText(`Server ${SERVER} is on shard 1, which is down.`),
    ).toBeInTheDocument();
    const found = screen.getByRole('region', { name: 'The shard of your server' });
    expect(within(found).getByRole('heading', { name: 'Shard 1' })).toBeInTheDocument();
    expect(screen.getByLabelText('Server ID')).toHaveValue(SERVER);
  });

  it('does not call a silent shard operational', async () => {
    page.shards.body = [shard(0), shard(1, { is_stale: true })];
    page.open(view(SERVER));
    expect(
      await screen.findByText(
        `Server ${SERVER} is on shard 1, which is silent: its state is unknown.`,
      ),
    ).toBeInTheDocument();
  });

  it('explains what is no id, and does not go anywhere', async () => {
    page.open();
    await userEvent.type(screen.getByLabelText('Server ID'), 'my server{Enter}');
    expect(screen.getByLabelText('Server ID')).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveTextContent('That is no server ID.');
    expect(screen.getByRole('heading', { level: 1, name: 'Status' })).toBeInTheDocument();
    await waitFor(() => expect(page.asks('shards')).toBe(1));
  });

  it('counts a shard that has not reported yet', async () => {
    page.shards.body = [shard(0), shard(2)];
    page.open(view(String(4n << 22n).padStart(17, '0')));
    expect(
      await screen.findByText(/is on shard 1, which has not reported yet/),
    ).toBeInTheDocument();
  });

  it('an address with a text that is no id shows all shards', async () => {
    page.open(view('hello'));
    expect(await screen.findByRole('heading', { name: 'Shard 1' })).toBeInTheDocument();
    expect(screen.queryByText(/is on shard/)).not.toBeInTheDocument();
  });
});
