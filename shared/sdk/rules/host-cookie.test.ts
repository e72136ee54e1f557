import { hostCookieText } from './host-cookie.ts';

test('a cookie of a script has the __Host- prefix over https, and no prefix over http', () => {
  expect(hostCookieText('theme', 'dark', 60, true)).toBe(
    '__Host-theme=dark; path=/; max-age=60; samesite=lax; secure',
  );
  expect(hostCookieText('theme', 'dark', 60, false)).toBe(
    'theme=dark; path=/; max-age=60; samesite=lax',
  );
});
