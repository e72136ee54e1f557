import { EXTENSIONS } from './content-type.ts';
import { requireKnownFiles } from './known-files.ts';

const check = (path: string, bytes: string | Buffer) => () =>
  requireKnownFiles({
    manifest: {} as never,
    digest: '',
    files: [{ path, sha256: '', bytes: Buffer.from(bytes as string, 'latin1') }],
  });

test.each([
  ['a.js', 'const a = 1;'],
  ['nested/a.b.css', '.a{}'],
  ['license.txt', ''],
  ['a.PNG', '\x89PNG\r\n\x1a\n…'],
  ['a.webp', 'RIFF\n\0\0\0WEBPVP8 '],
  ['a.avif', '\0\0\0\x20ftypavif\0'],
  ['a.woff2', 'wOF2\0\x01\0\0'],
  ['a.wasm', '\0asm\x01\0\0\0'],
])('a file %s with the contents of its type is accepted', (path, bytes) => {
  expect(check(path, bytes)).not.toThrow();
});

test.each([
  ['a.html', '<script></script>', `a.html has none of the extensions ${EXTENSIONS.join(', ')}`],
  ['a', 'text', 'a has none of the extensions'],
  ['a.png', '<script></script>', 'a.png is not a file of the type .png'],
  ['a.jpg', '\x89PNG\r\n\x1a\n', 'a.jpg is not a file of the type .jpg'],
  ['a.js', 'MZ\0\0', 'a.js is not a file of the type .js'],
  ['a.css', '\xff\xfe.a', 'a.css is not a file of the type .css'],
])('a file %s with the contents %j is rejected', (path, bytes, message) => {
  expect(check(path, bytes)).toThrow(message);
});
