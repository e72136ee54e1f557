import { DatabaseUnavailableError } from '../../core/db/database-unavailable.ts';
import { AnswerCache, type AnswerSource } from './answer-cache.ts';
import { PreparedBody } from './prepared-body.ts';

const body = (text: string, cacheControl = 'public, max-age=60') =>
  new PreparedBody(text, cacheControl);

/** A cache of a noun whose revision the test controls, with a record of the generated answers. */
function cacheOf(limits = { maxEntries: 2 }) {
  const state = {
    revision: 1,
    isUnavailable: false,
    isKnown: false,
    /** What the next read waits for. */
    slow: Promise.resolve(),
    reads: 0,
    made: [] as string[],
  };
  const current = () => {
    state.reads += 1;
    const { revision, slow } = state;
    state.slow = Promise.resolve();
    return state.isUnavailable
      ? Promise.reject(new DatabaseUnavailableError())
      : slow.then(() => revision);
  };
  const known = () => (state.isKnown ? state.revision : undefined);
  const cache = new AnswerCache({ current, known }, limits);
  const get = (name: string, more: Partial<AnswerSource> = {}) =>
    cache.get(name, {
      nouns: ['noun'],
      make: async () => {
        state.made.push(`${name} ${state.revision}`);
        return body(`${name} ${state.revision}`);
      },
      ...more,
    });
  return { state, get };
}

const headersOf = async (answer: PreparedBody) => {
  const headers: Record<string, string> = {};
  const reply = { headers: (more: object) => Object.assign(headers, more), raw: {} };
  await answer.writeTo({ headers: {} } as never, reply as never);
  return headers;
};

describe('AnswerCache', () => {
  afterEach(() => jest.restoreAllMocks());

  test('generates an answer once per revision for any number of parallel requests', async () => {
    const { state, get } = cacheOf();
    await Promise.all(Array.from({ length: 200 }, () => get('a')));
    state.revision = 2;
    await Promise.all(Array.from({ length: 200 }, () => get('a')));
    expect(state.made).toEqual(['a 1', 'a 2']);
  });

  test('reads no revision that is known, and generates an answer again when it changes', async () => {
    const { state, get } = cacheOf();
    await get('a');
    state.isKnown = true;
    for (let request = 0; request < 100; request += 1) await get('a');
    expect(state).toMatchObject({ reads: 1, made: ['a 1'] });
    state.revision = 2;
    expect((await get('a')).etag).toBe(body('a 2').etag);
    expect((await get('a', { step: 1 })).etag).toBe(body('a 2').etag);
    expect(state.made).toEqual(['a 1', 'a 2', 'a 2']);
  });

  test('generates an answer again after a failure', async () => {
    const { get } = cacheOf();
    const fails = { make: () => Promise.reject(new Error('broken')) };
    await expect(get('a', fails)).rejects.toThrow('broken');
    expect((await get('a')).etag).toBe(body('a 1').etag);
  });

  test('evicts the least recently used answers by number and by size', async () => {
    for (const limits of [{ maxEntries: 2 }, { maxEntries: 100, maxBytes: 2 * 2 * 'a 1'.length }]) {
      const { state, get } = cacheOf(limits);
      for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await get(name);
      expect(state.made).toEqual(['a 1', 'b 1', 'c 1', 'b 1']);
    }
  });

  test('never serves an older revision to a request after the change', async () => {
    const { state, get } = cacheOf();
    let finish!: (made: PreparedBody) => void;
    const make = () => new Promise<PreparedBody>((resolve) => (finish = resolve));
    const early = get('a', { make });
    await Promise.resolve();
    state.revision = 2;
    const late = get('a');
    while (!finish) await Promise.resolve();
    finish(body('a 1'));
    expect((await early).etag).toBe(body('a 1').etag);
    expect((await late).etag).toBe(body('a 2').etag);
  });

  test('keeps the newer answer when a slow read returns an older revision', async () => {
    const { state, get } = cacheOf();
    let arrive!: () => void;
    state.slow = new Promise((resolve) => (arrive = resolve));
    const early = get('a');
    state.revision = 2;
    await get('a');
    arrive();
    expect((await early).etag).toBe(body('a 2').etag);
    await get('a');
    expect(state.made).toEqual(['a 2']);
  });

  test('serves stale answers, marked as such, for a day while the database is unavailable', async () => {
    const { state, get } = cacheOf();
    // A whole number: a fraction could lose its last digit in the sum and show a second less.
    const begin = Math.ceil(performance.now());
    const clock = jest.spyOn(performance, 'now').mockReturnValue(begin);
    await get('a');
    state.isUnavailable = true;
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
    state.isUnavailable = false;
    expect(await headersOf(await get('a'))).not.toHaveProperty('age');
  });

  test('serves the last answer when generating the new one fails without the database', async () => {
    const { state, get } = cacheOf();
    await get('a');
    state.revision = 2;
    const unavailable = { make: () => Promise.reject(new DatabaseUnavailableError()) };
    expect((await get('a', unavailable)).etag).toBe(body('a 1').etag);
  });

  test('serves the last large answer for up to a minute where the source allows it', async () => {
    const { state, get } = cacheOf();
    const begin = performance.now();
    const clock = jest.spyOn(performance, 'now').mockReturnValue(begin);
    const large = (revision: number) => body(String(revision).repeat(300_000));
    const source = (mayLag: boolean) => ({ mayLag, make: async () => large(state.revision) });
    await get('a', source(true));
    state.revision = 2;
    expect((await get('a', source(true))).etag).toBe(large(1).etag);
    expect((await get('a', source(true))).etag).toBe(large(2).etag);
    state.revision = 3;
    expect((await get('a', source(false))).etag).toBe(large(3).etag);
    state.revision = 4;
    clock.mockReturnValue(begin + 61_000);
    expect((await get('a', source(true))).etag).toBe(large(4).etag);
  });
});
