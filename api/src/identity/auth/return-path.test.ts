import type { FastifyReply, FastifyRequest } from 'fastify';
import { RETURN_COOKIE, RETURN_SECONDS } from '@portico/sdk/contracts/session/sign-in';
import { rememberReturn } from './return-cookie.ts';
import { returnPath } from './return-path.ts';

test.each(['/', '/store?plan=Duo#top', '/apis', '/docs/api/', '/user/api'])(
  'a sign-in may return to %s',
  (path) => expect(returnPath(path)).toBe(path),
);

test.each([
  ...['https://evil.example/', '//evil.example', 'store', '', undefined, 7],
  ...['/api', '/api/auth/discord', '/%61pi/auth', '/api?x=/store'],
])('a sign-in does not return to %p', (text) => {
  expect(returnPath(text)).toBeUndefined();
});

describe('the page that required a sign-in', () => {
  const remember = (url: string, secure: boolean) => {
    const setCookie = jest.fn();
    rememberReturn(
      { raw: { url } } as FastifyRequest,
      { setCookie } as unknown as FastifyReply,
      secure,
    );
    return setCookie.mock.calls;
  };

  test('is kept in a cookie that the shell can read', () => {
    const [[name, value, options] = []] = remember('/user/licenses', false);
    expect([name, value]).toEqual([RETURN_COOKIE, '/user/licenses']);
    expect(options).toMatchObject({ maxAge: RETURN_SECONDS, httpOnly: false, secure: false });
  });

  test('is not kept where a sign-in could not return to it', () => {
    expect(remember('/api/auth/me', true)).toEqual([]);
  });
});
