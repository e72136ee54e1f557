import { TraceMap, originalPositionFor } from '@jridgewell/trace-mapping';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from './compile.ts';
import { sourceMaps, sourceOf } from './source-maps.ts';

const root = mkdtempSync(join(tmpdir(), 'portico-maps-'));
afterAll(() => rmSync(root, { recursive: true }));

test('a script has a map beside it, without sources and folders of the machine', async () => {
  const folder = join(root, 'mfe-one');
  mkdirSync(join(folder, 'src'), { recursive: true });
  mkdirSync(join(root, 'shared'));
  writeFileSync(
    join(folder, 'src/page.js'),
    "import { fail } from '../../shared/fail.js';\nfail();",
  );
  writeFileSync(
    join(root, 'shared/fail.js'),
    '/* one */\nexport function fail() {\n  throw new Error("secret");\n}',
  );
  await compile({
    mode: 'production',
    context: folder,
    devtool: false,
    entry: './src/page.js',
    output: { path: join(root, 'out'), filename: '[name].[contenthash:8].js' },
    plugins: [sourceMaps({ name: 'mfe-one', folder })],
  });
  const files = readdirSync(join(root, 'out')).sort();
  const [script = '', map = ''] = files;
  expect(files).toEqual([script, `${script}.map`]);
  const code = readFileSync(join(root, 'out', script), 'utf8');
  expect(code).not.toContain('sourceMappingURL');
  const text = readFileSync(join(root, 'out', map), 'utf8');
  expect(text).not.toContain(root);
  expect(text).not.toContain('secret');
  const column = code.indexOf('Error(');
  expect(originalPositionFor(new TraceMap(text), { line: 1, column })).toMatchObject({
    source: 'shared/fail.js',
    line: 3,
  });
}, 60_000);

test.each([
  ['/repo/mfe-one/src/page.tsx', 'mfe-one/src/page.tsx'],
  ['/repo/node_modules/react/index.js?x=1', 'node_modules/react/index.js'],
  ['data:text/javascript;base64,L3JlcG8=', 'webpack/entry'],
  ['webpack/runtime/publicPath', 'webpack/runtime/publicPath'],
])('the source of %s is %s', (file, source) => {
  expect(sourceOf({ name: 'mfe-one', folder: '/repo/mfe-one' }, file)).toBe(source);
});
