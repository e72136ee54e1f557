import { DatabaseUnavailableError } from '../core/db/database-unavailable.ts';
import { AnswerCache, type AnswerSource } from './answer-cache.ts';
import { PreparedBody } from './prepared-body.ts';

const body = (text: string, cacheControl = 'public, max-age=60') =>
  new PreparedBody(text, cacheControl);

/** A cache on a made-up noun whose revision and makings the test controls. */
function cacheOf(limits = { maxEntries: 2, maxBytes: Infinity }) {
  const world = { revision: 1, isAway: false, made: [] as string[] };
  const current = () =>
    world.isAway ? Promise.reject(new DatabaseUnavailableError()) : Promise.resolve(world.revision);
  const cache = new AnswerCache({ current }, limits);
  const get = (name: string, more: Partial<AnswerSource> = {}) =>
    cache.get(name, {
      nouns: ['noun'],
      make: async () => {
        world.made.push(`${name} ${world.revision}`);
        return body(`${name} ${world.revision}`);
      },
      ...more,
    });
  return { world, get };
}

const headersOf = async (answer: PreparedBody) => {
  const headers: Record<string, string> = {};
  const reply = { headers: (more: object) => Object.assign(headers, more) };
  await answer.writeTo({ headers: {} } as never, reply as never);
  return headers;
};

describe('an answer in memory', () => {
  afterEach(() => jest.restoreAllMocks());

  test('is made once per revision, however many requests come at the same time', async () => {
    const { world, get } = cacheOf();
    await Promise.all(Array.from({ length: 200 }, () => get('a')));
    world.revision = 2;
    await Promise.all(Array.from({ length: 200 }, () => get('a')));
    expect(world.made).toEqual(['a 1', 'a 2']);
  });

  test('that failed is made anew', async () => {
    const { get } = cacheOf();
    const fails = { make: () => Promise.reject(new Error('broken')) };
    await expect(get('a', fails)).rejects.toThrow('broken');
    expect((await get('a')).etag).toBe(body('a 1').etag);
  });

  test('goes when newer ones need the place, by number and by size', async () => {
    for (const limits of [
      { maxEntries: 2, maxBytes: Infinity },
      { maxEntries: 100, maxBytes: 2 * 2 * 'a 1'.length },
    ]) {
      const { world, get } = cacheOf(limits);
      for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await get(name);
      expect(world.made).toEqual(['a 1', 'b 1', 'c 1', 'b 1']);
    }
  });

  test('of an older revision never reaches a request that came after the change', async () => {
    const { world, get } = cacheOf();
    let finish!: (made: PreparedBody) => void;
    const make = () => new Promise<PreparedBody>((resolve) => (finish = resolve));
    const early = get('a', { make });
    await Promise.resolve();
    world.revision = 2;
    const late = get('a');
    while (!finish) await Promise.resolve();
    finish(body('a 1'));
    expect((await early).etag).toBe(body('a 1').etag);
    expect((await late).etag).toBe(body('a 2').etag);
  });

  test('is served marked as stale while the database is away, for a day', async () => {
    const { world, get } = cacheOf();
    const begin = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(begin);
    await get('a');
    world.isAway = true;
    clock.mockReturnValue(begin + 90_000);
    const stale = await get('a');
    expect(stale.etag).toBe(body('a 1').etag);
    expect(await headersOf(stale)).toMatchObject({
      age: '90',
      'cache-control': 'public, no-cache',
      'cache-status': 'Portico; hit; ttl=-90; detail=database-away',
    });
    await expect(get('b')).rejects.toThrow(DatabaseUnavailableError);
    clock.mockReturnValue(begin + 25 * 3_600_000);
    await expect(get('a')).rejects.toThrow(DatabaseUnavailableError);
    world.isAway = false;
    expect(await headersOf(await get('a'))).not.toHaveProperty('age');
  });

  test('is served where only making the new one fails for want of the database', async () => {
    const { world, get } = cacheOf();
    await get('a');
    world.revision = 2;
    const away = { make: () => Promise.reject(new DatabaseUnavailableError()) };
    expect((await get('a', away)).etag).toBe(body('a 1').etag);
  });

  test('lags for at most a minute, and only where it is large and may', async () => {
    const { world, get } = cacheOf();
    const begin = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(begin);
    const large = (revision: number) => body(String(revision).repeat(300_000));
    const source = (mayLag: boolean) => ({ mayLag, make: async () => large(world.revision) });
    await get('a', source(true));
    world.revision = 2;
    expect((await get('a', source(true))).etag).toBe(large(1).etag);
    expect((await get('a', source(true))).etag).toBe(large(2).etag);
    world.revision = 3;
    expect((await get('a', source(false))).etag).toBe(large(3).etag);
    world.revision = 4;
    clock.mockReturnValue(begin + 61_000);
    expect((await get('a', source(true))).etag).toBe(large(4).etag);
  });
});
