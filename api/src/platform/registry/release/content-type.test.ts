import { contentType, extensionOf, isCompressible } from './content-type.ts';

test.each([
  ['a/b.c.JS', 'js', 'text/javascript; charset=utf-8', true],
  ['a.json', 'json', 'application/json; charset=utf-8', true],
  ['a.wasm', 'wasm', 'application/wasm', true],
  ['a.svg', 'svg', 'image/svg+xml; charset=utf-8', true],
  ['a.png', 'png', 'image/png', false],
  ['a.html', 'html', 'application/octet-stream', false],
])(
  '%s has the extension %s and the type %s, which shrinks: %s',
  (path, extension, type, shrinks) => {
    expect(extensionOf(path)).toBe(extension);
    expect(contentType(path)).toBe(type);
    expect(isCompressible(type)).toBe(shrinks);
  },
);

test('a type that only contains the name of a text is not compressed', () => {
  expect(isCompressible('application/x-text/html')).toBe(false);
});
