import { postAvatarsContract, AvatarEvent } from '@portico/contracts/ingest/avatars';
import { FakeClock } from '../testing/fake-clock.ts';
import { FakeIngestApi } from '../testing/fake-ingest-api.ts';
import { AvatarFeed } from './avatar-feed.ts';
import { HOUR } from './time.ts';

const NOON = Date.UTC(2026, 10, 21, 12) / 1000;

describe('the avatars of the simulated bot', () => {
  let api: FakeIngestApi;
  beforeEach(async () => {
    api = await FakeIngestApi.start('key');
  });
  afterEach(() => api.close());

  it('are deterministic and sent once', async () => {
    const clock = new FakeClock(NOON);
    const batches: { events: unknown[] }[] = [];
    const feed = new AvatarFeed(
      { url: api.url, seed: 7, clock, signal: new AbortController().signal },
      async (call, body) => {
        expect(call).toBe(postAvatarsContract.call);
        batches.push(body as { events: unknown[] });
      },
    );
    await feed.catchUp();
    const events = batches.flatMap((batch) =>
      batch.events.map((event) => AvatarEvent.parse(event)),
    );
    expect(events).toHaveLength(160);
    expect(new Set(events.map(({ id }) => id)).size).toBe(160);
    expect(Math.max(...batches.map((batch) => batch.events.length))).toBeLessThanOrEqual(20);
    expect(events.at(-1)?.timestamp).toBeLessThanOrEqual(NOON);

    batches.length = 0;
    await feed.catchUp();
    expect(batches).toEqual([]);
    clock.seconds += 6 * HOUR;
    await feed.catchUp();
    expect(batches[0]?.events).toHaveLength(1);
  });
});
