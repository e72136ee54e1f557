import { act, render, screen } from '@testing-library/react';
import { demoText } from '@portico/contracts/test/demo-text';
import type { StatusWords } from '@portico/contracts/pack/status';
import { SdkTestProvider, testReset } from '@portico/sdk/testing';
import { markWorking } from '../../status/failing-calls.ts';
import StatusPage from './page.tsx';

const NAMES = demoText<StatusWords>('status.yaml').components;

export const HOUR = 3600;

export const now = () => Math.floor(Date.now() / 1000);

export const shard = (shard_id: number, change: object = {}) => ({
  shard_id,
  server_count: 1200,
  member_count: 34_000,
  latency: 40,
  uptime: 7500,
  is_ready: true,
  seen_at: now(),
  is_stale: false,
  ...change,
});

/** Readings at the given numbers of hours ago. */
export const history = (hours: number[]) =>
  hours.map((ago, index) => ({
    timestamp: now() - ago * HOUR,
    guilds: 1000 + index * 50,
    users: 30_000,
    ping: 40,
  }));

interface Answer {
  body?: unknown;
  status?: number;
  type?: string;
  /** A request that never completes. */
  silent?: boolean;
}

/** The status page with an API whose answers the test sets. */
export class StatusPageUnderTest {
  history: Answer = { body: history([3, 1]) };
  shards: Answer = { body: [shard(1), shard(0)] };
  incidents: Answer = { body: [] };
  components: Answer = { body: { at: now(), components: [] } };
  /** How the document was loaded. */
  load: NavigationTimingType = 'navigate';
  /** The `Date` of the answers. */
  date?: () => string;
  readonly #requested: string[] = [];
  #unmount: () => void = () => undefined;

  constructor() {
    jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const url = typeof input === 'string' ? input : '';
      if (url === '/api/components/names') return Promise.resolve(Response.json(NAMES));
      this.#requested.push(url);
      const call = (['history', 'shards', 'incidents', 'components'] as const).find((name) =>
        url.startsWith(`/api/${name}`),
      );
      return this.#reply(call ? this[call] : { status: 404 }, init?.signal);
    });
  }

  open(path = '/status') {
    performance.getEntriesByType = () => [{ type: this.load } as PerformanceNavigationTiming];
    this.#unmount = render(
      <SdkTestProvider path={path} route="/status">
        <main tabIndex={-1}>
          <StatusPage />
        </main>
      </SdkTestProvider>,
    ).unmount;
  }

  leave() {
    this.#unmount();
  }

  close() {
    this.leave();
    markWorking('history');
    markWorking('shards');
    testReset();
    jest.useRealTimers();
    jest.restoreAllMocks();
  }

  /** Number of requests whose address contains the text. */
  requestsOf(part: string): number {
    return this.#requested.filter((url) => url.includes(part)).length;
  }

  #reply(
    { body, status = 200, type = 'application/json', silent }: Answer,
    signal?: AbortSignal | null,
  ) {
    if (silent) {
      return new Promise<Response>((_, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
      });
    }
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const headers = { 'content-type': type, ...(this.date && { date: this.date() }) };
    return Promise.resolve(new Response(text, { status, headers }));
  }
}

/** Clicks without user-event's timers, for tests with fake timers. */
export const click = (name: string) => act(() => screen.getByRole('button', { name }).click());

export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** The store notifies once per frame, with the real timers from before the test's fake ones. */
const frame = requestAnimationFrame;

/** Waits until the answers are on screen: rendering, request and answer each take a turn. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    await act(async () => {
      await jest.advanceTimersByTimeAsync(20);
      await new Promise((done) => frame(done));
    });
  }
}

interface DrawnOptions {
  chart: { animations: { enabled: boolean } };
  yaxis: { min: number };
  markers: { discrete: { dataPointIndex: number }[] };
}

/** Options of the first chart. */
export async function drawnChart() {
  const [element] = await screen.findAllByTestId('chart');
  const [series] = JSON.parse(element?.dataset.series ?? '[]') as {
    data: { y: number | null }[];
  }[];
  const options = JSON.parse(element?.dataset.options ?? '{}') as DrawnOptions;
  return { values: series?.data.map(({ y }) => y) ?? [], options };
}
