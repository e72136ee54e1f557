import { sendBeaconContract } from '@portico/sdk/contracts/reports/schema';
import type { BeaconEvent } from '@portico/sdk/contracts/reports/schema';
import { errorSourceOf } from './event-errors.ts';
import { Reports } from './reports.ts';

const app = { remote: 'mfe-one', version: '1.0.0', page: 'home' };
const load: BeaconEvent = { kind: 'load', ...app, ms: 12.4 };
const failure: BeaconEvent = { kind: 'failure', ...app, ms: 8000, reason: 'timeout' };

function reporting(sample: number) {
  const sent: BeaconEvent[][] = [];
  const reports = new Reports(sample, (events) => sent.push([...events]));
  return { reports, sent };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('Reports', () => {
  it('sends times when the page is hidden, in whole milliseconds', () => {
    const { reports, sent } = reporting(100);
    reports.start();
    reports.add(load);
    jest.advanceTimersByTime(60_000);
    expect(sent).toEqual([]);
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    dispatchEvent(new Event('pagehide'));
    expect(sent).toEqual([[{ ...load, ms: 12 }]]);
  });

  it('sends errors soon, and from every document', () => {
    const { reports, sent } = reporting(0);
    reports.add(load);
    reports.add(failure);
    reports.add({ kind: 'render', ...app });
    jest.advanceTimersByTime(2_000);
    expect(sent).toEqual([[failure, { kind: 'render', ...app }]]);
  });

  it('sends times soon in a canary, counts the document once, and its first error', () => {
    const sent: object[] = [];
    const reports = new Reports(
      0,
      (events, about) => sent.push({ ...about, events: events.length }),
      ['12.new'],
    );
    reports.add(load);
    jest.advanceTimersByTime(2_000);
    reports.add({ kind: 'render', ...app });
    jest.advanceTimersByTime(2_000);
    reports.add(failure);
    jest.advanceTimersByTime(2_000);
    const canaries = ['12.new'];
    expect(sent).toEqual([
      { canaries, isFirst: true, events: 1 },
      { canaries, isFailing: true, events: 1 },
      { canaries, events: 1 },
    ]);
  });

  it("sends the time of the document's first page only", () => {
    const { reports, sent } = reporting(100);
    reports.add({ kind: 'view', ...app, ms: 900 });
    reports.add({ kind: 'view', ...app, page: 'other', ms: 90_000 });
    reports.flush();
    expect(sent.flat()).toHaveLength(1);
  });

  it('limits the reports about a page that fails repeatedly', () => {
    const { reports, sent } = reporting(100);
    for (let count = 0; count < 50; count += 1) reports.add({ kind: 'render', ...app });
    jest.advanceTimersByTime(60_000);
    expect(sent.flat()).toHaveLength(5);
  });

  it('sends a body that the contract accepts, without cookies', async () => {
    const post = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('away'));
    const reports = new Reports(100);
    reports.add({ ...load, retries: 1 });
    reports.add(failure);
    reports.flush();
    const [address, init] = post.mock.calls[0]!;
    expect(address).toBe('/api/reports/beacon');
    expect(init).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit' });
    expect(sendBeaconContract.body.safeParse(JSON.parse(init?.body as string)).success).toBe(true);
    await jest.advanceTimersByTimeAsync(0);
  });
});

test('a document of a preview reports nothing, another one does', () => {
  const post = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('away'));
  for (const [page, calls] of [
    [{ beaconSample: 100, isPreview: true as const }, 0],
    [{ beaconSample: 100 }, 1],
  ] as const) {
    const reports = Reports.of(page);
    reports.add(load);
    reports.add(failure);
    reports.flush();
    expect(post).toHaveBeenCalledTimes(calls);
  }
});

describe('errorSourceOf', () => {
  const thrown = (stack: string) => Object.assign(new Error('broken'), { stack });

  it.each<[string, unknown, string, ReturnType<typeof errorSourceOf>]>([
    [
      'a remote by the topmost of its files',
      thrown('Error: broken\n at react (/shell/2.0/main.js)\n at click (/mfe/mfe-one/1.0.0/a.js)'),
      '',
      { remote: 'mfe-one', version: '1.0.0' },
    ],
    [
      'the shell',
      thrown('at x (/shell/2.0.0-ab/main.js)'),
      '',
      { remote: 'shell', version: '2.0.0-ab' },
    ],
    [
      'a file without a stack',
      undefined,
      '/mfe/mfe-one/1.0.0/a.js',
      { remote: 'mfe-one', version: '1.0.0' },
    ],
    [
      'undefined for a browser extension',
      thrown('at x (chrome-extension://abc/a.js)'),
      '',
      undefined,
    ],
    ['undefined for a value that is no error', 'a text', '', undefined],
  ])('returns %s', (_, error, filename, source) => {
    expect(errorSourceOf(error, filename)).toEqual(source);
  });
});
