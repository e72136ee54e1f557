import { browserCookies, keptCookies } from './cookies.ts';
import { LiveSite } from './site.ts';

test('cookies of a remote site stay in this process; of the browser only the theme is sent', () => {
  const cookies = keptCookies('__Host-session', 'mine');
  expect(cookies.toSite('other=1; theme=light; session=of-another-program')).toBe(
    '__Host-session=mine; theme=light',
  );
  expect(cookies.fromSite(['attempt=a; Path=/; HttpOnly', '__Host-session=new; Secure'])).toEqual(
    [],
  );
  expect(cookies.toSite(undefined)).toBe('__Host-session=new; attempt=a');
  cookies.fromSite([
    'attempt=; Max-Age=0; Path=/',
    '__Host-session=; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
  ]);
  expect(cookies.toSite('theme=pink')).toBe('');
});

test('cookies of a local site are stored by the browser', () => {
  expect(browserCookies.toSite('session=a')).toBe('session=a');
  expect(browserCookies.fromSite(['session=b'])).toEqual(['session=b']);
});

test.each([
  ['https://portico.example', '__Host-session=mine'],
  ['http://portico.example', 'session=mine'],
  ['http://localhost:3000', 'session=of-the-browser'],
])('%s gets %s', (address, sent) => {
  const site = new LiveSite(address, 'http://localhost:3100', 'mine');
  expect(site.cookiesFor({ cookie: 'session=of-the-browser' })).toBe(sent);
});

test('an invalid address is rejected', () => {
  expect(() => new LiveSite('portico.example', '')).toThrow('--against must be an http or https');
});
