import fc from 'fast-check';
import { checkScriptUrl } from './script-url.ts';

describe('checkScriptUrl', () => {
  it.each(['/mfe/mfe-one/1.0.0/a.js', '/shell/1.0.0/main.js', `${location.origin}/mfe/a.js`])(
    'accepts %s',
    (url) => {
      expect(checkScriptUrl(url)).toBe(new URL(url, location.href).href);
    },
  );

  it.each([
    'https://evil.example/mfe/a.js',
    '//evil.example/mfe/a.js',
    '/\\evil.example/mfe/a.js',
    '/api/commands',
    '/mfe/../api/upload.js',
    '/mfe/%2e%2e/api/upload.js',
    '/mfe',
    'javascript:alert(1)',
    'data:text/javascript,alert(1)',
    `blob:${location.origin}/mfe/a`,
    '',
  ])('rejects %s', (url) => {
    expect(() => checkScriptUrl(url)).toThrow(TypeError);
  });

  it("accepts files of the registry's other origins, and of no others", () => {
    const origins = new Set([location.origin, 'https://files.example']);
    const file = 'https://files.example/mfe/mfe-one/1.0.0/a.js';
    expect(checkScriptUrl(file, origins)).toBe(file);
    expect(() => checkScriptUrl('https://files.example/other/a.js', origins)).toThrow(TypeError);
    expect(() => checkScriptUrl(file)).toThrow(TypeError);
  });

  it('accepts nothing but own release files, for any address', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), (url) => {
        expect(() => checkScriptUrl(url)).toThrow(TypeError);
      }),
    );
  });
});
