import { changes } from './safe-methods.ts';
import { routableUrl } from './routable-url.ts';

test.each([
  ['/', '/'],
  ['/a%20b?q=100%', '/a%20b?q=100%'],
  ['/100%', '/100%25'],
  ['/100%/%zz?q=%&r=1', '/100%25/%25zz?q=%&r=1'],
  ['/100%?a?b', '/100%25?a?b'],
  ['/api/100%', '/api/100%'],
  ['/api%', '/api%25'],
  ['/apis/100%', '/apis/100%25'],
  ['/a/api/100%', '/a/api/100%25'],
])('the router takes %s as %s', (url, expected) => {
  expect(routableUrl(url)).toBe(expected);
});

test('requests that read change nothing', () => {
  const methods = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE', 'get', ''];
  expect(methods.filter((method) => !changes({ method }))).toEqual(['GET', 'HEAD', 'OPTIONS']);
});
