import { setTimeout as sleep } from 'node:timers/promises';
import { LicenseEventFeed } from './license-event-feed.ts';
import type { LicenseMessages } from './license-messages.ts';
import type { LicenseStreamMetrics } from './license-stream.metrics.ts';
import type { LicensesRepository } from './licenses.repository.ts';

/** A feed of licenses that never change. */
function startFeed() {
  const listEventsAfter = jest.fn<Promise<[]>, unknown[]>(() => Promise.resolve([]));
  const feed = new LicenseEventFeed(
    { listEventsAfter } as unknown as LicensesRepository,
    { isOn: true, view: () => [] } as unknown as LicenseMessages,
    { readUpTo: () => undefined } as unknown as LicenseStreamMetrics,
  );
  /** `still waiting`: the call has not ended before the next look into the database. */
  const outcome = (call: Promise<unknown>) =>
    Promise.race([call, sleep(200).then(() => 'still waiting')]);
  return { feed, listEventsAfter, outcome };
}

const WAIT = { limit: 1, waitMs: 60_000, messages: false };

/** The first look into the database has found nothing, so that the call waits. */
const waiting = () => new Promise(setImmediate);

describe('the feed of license events', () => {
  it('looks once where the reader does not wait', async () => {
    const { feed, listEventsAfter } = startFeed();
    expect(await feed.next('7', { limit: 3, waitMs: 0, messages: true })).toEqual([]);
    expect(listEventsAfter.mock.calls).toEqual([['7', 3, true]]);
  });

  it('waits while nothing happens', async () => {
    const { feed, outcome } = startFeed();
    const reader = new AbortController();
    const call = feed.next('0', WAIT, reader.signal);
    expect(await outcome(call)).toBe('still waiting');
    reader.abort();
    await call;
  });

  it('ends at once where the reader has left', async () => {
    const { feed, outcome } = startFeed();
    const reader = new AbortController();
    const call = feed.next('0', WAIT, reader.signal);
    await waiting();
    reader.abort();
    expect(await outcome(call)).toEqual([]);
    expect(feed.isOpen).toBe(true);
  });

  it('ends at once where the process shuts down', async () => {
    const { feed, outcome } = startFeed();
    const calls = [feed.next('0', WAIT), feed.next('0', WAIT, new AbortController().signal)];
    await waiting();
    feed.beforeApplicationShutdown();
    for (const call of calls) expect(await outcome(call)).toEqual([]);
    expect(feed.isOpen).toBe(false);
  });
});
