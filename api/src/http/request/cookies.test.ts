import cookies from '@fastify/cookie';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { clearHostCookie, readHostCookie, writeHostCookie } from './host-cookie.ts';
import { IdCookie } from './id-cookie.ts';

/** Answers one request, and returns its result and the cookies that it sets. */
async function answer(
  sent: string,
  act: (request: FastifyRequest, reply: FastifyReply) => unknown,
) {
  const app = fastify();
  await app.register(cookies);
  app.get('/', (request, reply) => ({ result: act(request, reply) }));
  const { headers, body } = await app.inject({ url: '/', headers: { cookie: sent } });
  return {
    set: [headers['set-cookie'] ?? []].flat(),
    ...(JSON.parse(body) as { result?: unknown }),
  };
}

describe('a cookie without a secret', () => {
  test.each([
    ['__Host-theme=dark; theme=light', 'dark'],
    ['theme=light', 'light'],
    ['other=light', undefined],
  ])('is read from "%s"', async (sent, value) => {
    expect((await answer(sent, (request) => readHostCookie(request, 'theme'))).result).toBe(value);
  });

  test.each([
    [true, true, '__Host-theme=a%2Fb; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax'],
    [false, false, 'theme=a%2Fb; Max-Age=60; Path=/; SameSite=Lax'],
  ])('is written over https: %s, hidden from scripts: %s', async (secure, httpOnly, line) => {
    const { set } = await answer('', (_request, reply) =>
      writeHostCookie(reply, 'theme', { value: 'a/b', seconds: 60, httpOnly }, secure),
    );
    expect(set).toEqual([line]);
  });

  test('is deleted under each name that was sent', async () => {
    const clear = (request: FastifyRequest, reply: FastifyReply) =>
      clearHostCookie(request, reply, 'theme');
    const past = 'Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT';
    expect((await answer('theme=x', clear)).set).toEqual([`theme=; ${past}; SameSite=Lax`]);
    expect((await answer('__Host-theme=x; theme=x', clear)).set).toEqual([
      `__Host-theme=; ${past}; Secure; SameSite=Lax`,
      `theme=; ${past}; SameSite=Lax`,
    ]);
    expect((await answer('other=x', clear)).set).toEqual([]);
  });
});

describe('a cookie with an id', () => {
  const cookie = new IdCookie('session', 60);
  const id = 'A-_9'.repeat(11).slice(0, 43);

  test.each([
    [true, `__Host-session=${id}`, id],
    [true, `session=${id}`, undefined],
    [false, `session=${id}`, id],
    [false, `session=${id}x`, undefined],
    [false, 'session=', undefined],
    [false, '', undefined],
  ])('is read over https: %s, from "%s"', async (secure, sent, value) => {
    expect((await answer(sent, (request) => cookie.read(request, secure))).result).toBe(value);
  });

  test('lasts as long as it says, or until the browser is closed', async () => {
    const written = async (one: IdCookie) =>
      (await answer('', (_request, reply) => one.write(reply, id, true))).set;
    const attributes = 'Path=/; HttpOnly; Secure; SameSite=Lax';
    expect(await written(cookie)).toEqual([`__Host-session=${id}; Max-Age=60; ${attributes}`]);
    expect(await written(new IdCookie('attempt'))).toEqual([`__Host-attempt=${id}; ${attributes}`]);
  });

  test('is deleted with the attributes that it was written with', async () => {
    const { set } = await answer('', (_request, reply) => cookie.clear(reply, false));
    expect(set).toEqual([
      'session=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax',
    ]);
  });
});
