import { BodyCache } from './body-cache.ts';
import { PreparedBody } from './prepared-body.ts';

const body = (text: string) => new PreparedBody(text, 'no-store');

describe('prepared answers', () => {
  test('are made once, however many ask at the same time', async () => {
    const cache = new BodyCache(2);
    let made = 0;
    const ask = () =>
      cache.get('a', async () => {
        made += 1;
        return body('a');
      });
    await Promise.all(Array.from({ length: 200 }, ask));
    expect(made).toBe(1);
  });

  test('that failed are made anew', async () => {
    const cache = new BodyCache(2);
    await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect((await cache.get('a', async () => body('b'))).etag).toBe(body('b').etag);
  });

  test('go when newer ones need the place, the longest unused first', async () => {
    const cache = new BodyCache(2);
    const made: string[] = [];
    const ask = (key: string) =>
      cache.get(key, async () => {
        made.push(key);
        return body(key);
      });
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key);
    expect(made).toEqual(['a', 'b', 'c', 'b']);
  });
});
