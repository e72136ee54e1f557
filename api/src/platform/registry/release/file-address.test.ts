import { parseFileAddress } from './file-address.ts';

describe('parseFileAddress', () => {
  it('parses addresses of remotes and of the shell, and ignores a query', () => {
    expect(parseFileAddress('/mfe/mfe-public/1.0.0-abc/js/a.js?attempt=2')).toEqual({
      name: 'mfe-public',
      version: '1.0.0-abc',
      path: 'js/a.js',
    });
    expect(parseFileAddress('/shell/1.0.0/shell.js')).toEqual({
      name: 'shell',
      version: '1.0.0',
      path: 'shell.js',
    });
  });

  it.each([
    '/mfe/mfe-public/1.0.0/',
    '/mfe/mfe-public/1.0.0',
    '/mfe//1.0.0/a.js',
    '/mfe/mfe-public/1.0.0//a.js',
    '/mfe/mfe-public/1.0.0/../1.0.0/a.js',
    '/mfe/mfe-public/../a.js',
    '/mfe/mfe-public/1.0.0/./a.js',
    '/mfe/mfe-public/1.0.0/%2e%2e/a.js',
    '/mfe/mfe-public/1.0.0/a%00.js',
    '/mfe/mfe-public/1.0.0/a\u0000.js',
    '/mfe/mfe-public/1.0.0/a\\b.js',
    '/mfe/mfe-public/1.0.0/a%5cb.js',
    '/%6dfe/mfe-public/1.0.0/a.js',
    '/shell/shell.js',
    '/SHELL/1.0.0/shell.js',
  ])('[threat 65] returns undefined for %j', (url) => {
    expect(parseFileAddress(url)).toBeUndefined();
  });
});
