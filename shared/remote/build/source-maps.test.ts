import { TraceMap, originalPositionFor } from '@jridgewell/trace-mapping';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from './compile.ts';
import { sourceMaps, sourceOf } from './source-maps.ts';

const roots = ['one', 'another-folder'].map((name) =>
  mkdtempSync(join(tmpdir(), `portico-maps-${name}-`)),
);
afterAll(() => roots.forEach((root) => rmSync(root, { recursive: true })));

/** Builds a remote below a root. @returns name of each file -> text */
async function build(root: string): Promise<[string, string][]> {
  const folder = join(root, 'mfe-one');
  mkdirSync(join(folder, 'src'), { recursive: true });
  mkdirSync(join(root, 'shared'));
  // The federation plugin adds such a module, which contains the path of the checkout.
  const virtual = `data:text/javascript,globalThis.root = "${root}".length`;
  writeFileSync(
    join(folder, 'src/page.js'),
    `import { fail } from '../../shared/fail.js';\nimport '${virtual}';\nfail();`,
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
    output: { path: join(root, 'out'), filename: '[name].js' },
    plugins: [sourceMaps({ name: 'mfe-one', folder })],
  });
  const files = readdirSync(join(root, 'out')).sort();
  return files.map((file) => [file, readFileSync(join(root, 'out', file), 'utf8')]);
}

test('a script has a map beside it, without sources and absolute paths', async () => {
  const [root = '', other = ''] = roots;
  const [script, map] = await build(root);
  expect([script?.[0], map?.[0]]).toEqual(['main.js', 'main.js.map']);
  const [, code = ''] = script ?? [];
  const [, text = ''] = map ?? [];
  expect(code).not.toContain('sourceMappingURL');
  expect(text).not.toContain(root);
  expect(text).not.toContain('secret');
  const column = code.indexOf('Error(');
  expect(originalPositionFor(new TraceMap(text), { line: 1, column })).toMatchObject({
    source: 'shared/fail.js',
    line: 3,
  });
  const [, [, elsewhere = ''] = []] = await build(other);
  const sourcesOf = (json: string) => (JSON.parse(json) as { sources: string[] }).sources;
  expect(sourcesOf(elsewhere)).toEqual(sourcesOf(text));
}, 60_000);

test.each([
  ['/repo/mfe-one/src/page.tsx', 'mfe-one/src/page.tsx'],
  ['/repo/node_modules/react/index.js?x=1', 'node_modules/react/index.js'],
  ['data:text/javascript;base64,L3JlcG8=', 'webpack/entry'],
  ['webpack/runtime/publicPath', 'webpack/runtime/publicPath'],
])('the source of %s is %s', (file, source) => {
  expect(sourceOf({ name: 'mfe-one', folder: '/repo/mfe-one' }, file)).toBe(source);
});
