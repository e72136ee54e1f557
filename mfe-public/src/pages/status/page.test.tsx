import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SdkTestProvider } from 'shared/sdk/testing';
import StatusPage from './page.tsx';

const now = () => Math.floor(Date.now() / 1000);
const shard = (shard_id: number, is_ready = true) => ({
  shard_id,
  server_count: 1200,
  member_count: 34_000,
  latency: 40,
  uptime: 7500,
  is_ready,
});
const history = (ages: number[]) =>
  ages.map((age, index) => ({
    timestamp: now() - age,
    guilds: 1000 + index * 50,
    users: 30_000,
    ping: 40,
  }));

let answers: { history: unknown; shards: unknown; status: number };

beforeEach(() => {
  globalThis.matchMedia = () => ({ matches: false }) as MediaQueryList;
  answers = { history: history([7200, 3600]), shards: [shard(1), shard(0)], status: 200 };
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const isHistory = typeof input === 'string' && input.includes('/api/history');
    const body = isHistory ? answers.history : answers.shards;
    return Promise.resolve(
      new Response(JSON.stringify(body), {
        status: answers.status,
        headers: { 'content-type': 'application/json' },
      }),
    );
  });
});
afterEach(() => jest.restoreAllMocks());

const open = () =>
  render(
    <SdkTestProvider path="/status">
      <StatusPage />
    </SdkTestProvider>,
  );
const retry = () => userEvent.click(screen.getByRole('button', { name: 'Try Again' }));

// The query cache lives as long as the page, so failures come first, each mended by the next.
describe('the status page', () => {
  it.each([
    [{ history: {} }, 'Invalid history data format: expected array'],
    [{ history: [] }, 'No history data available. Please try again later.'],
    [{ shards: {} }, 'Invalid shards data format: expected array'],
    [{ shards: [] }, 'No shard data available. Please try again later.'],
  ])('[spec0 §5] names what is wrong with %j', async (wrong, text) => {
    Object.assign(answers, wrong);
    const { unmount } = open();
    const again = screen.queryByRole('button', { name: 'Try Again' });
    if (again) await userEvent.click(again);
    const panel = await screen.findByRole('alert');
    await waitFor(() => expect(panel).toHaveTextContent(text));
    expect(panel).toHaveTextContent(
      'Unable to fetch status, please try again later or join our support server for assistance.',
    );
    expect(within(panel).getByRole('link', { name: 'Join Discord Server' })).toHaveAttribute(
      'target',
      '_blank',
    );
    unmount();
  });

  it('[spec0 §4] Try Again fetches both calls anew', async () => {
    open();
    await retry();
    expect(await screen.findByText('All Systems Operational')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('[spec0 §2] shows tiles, changes and shards in the order of their ids', async () => {
    open();
    expect(await screen.findByText('2,400')).toBeInTheDocument();
    expect(screen.getByText('68,000')).toBeInTheDocument();
    expect(screen.getAllByText('40 ms', { selector: 'dd' })).toHaveLength(3);
    const shards = screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);
    expect(shards).toEqual(['Shard 0', 'Shard 1']);
    expect(screen.getAllByText('2h 5m')).toHaveLength(2);
    expect(screen.getAllByText('Operational')).toHaveLength(2);
  });

  it('[spec0 §4] disables the range buttons during a switch', async () => {
    jest.useFakeTimers();
    open();
    const seven = screen.getByRole('button', { name: '7d' });
    act(() => seven.click());
    expect(seven).toBeDisabled();
    expect(seven).toHaveAttribute('aria-pressed', 'true');
    await act(() => jest.advanceTimersByTimeAsync(50));
    expect(seven).toBeDisabled();
    await act(() => jest.advanceTimersByTimeAsync(300));
    expect(seven).toBeEnabled();
    jest.useRealTimers();
  });
});
