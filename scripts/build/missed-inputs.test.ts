import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compile } from '@portico/remote/build/compile';
import { scanImports } from '../lib/imports.ts';
import { treeOf } from '../lib/source-tree.ts';
import { rejectMissedInputs } from './missed-inputs.ts';

const root = mkdtempSync(join(tmpdir(), 'portico-inputs-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Builds files with webpack, and compares the files that were read with a scan from the same entry. */
async function buildAndCompare(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const { files: scanned } = scanImports(treeOf(root), ['app/index.js'], { types: false });
  const read: string[] = [];
  await compile(
    {
      mode: 'production',
      context: root,
      entry: './app/index.js',
      output: { path: join(root, 'out') },
      infrastructureLogging: { level: 'error' },
    },
    (file) => void read.push(file),
  );
  const packages = new Map([['node_modules/known', '1.0.0']]);
  rejectMissedInputs(read, { files: [...scanned, 'package.json'], packages }, root);
  return read.map((file) => file.slice(root.length + 1));
}

const PACKAGES = {
  'package.json': '{}',
  'node_modules/known/index.js': 'export const known = 1;',
  'node_modules/other/index.js': 'export const other = 1;',
};

test('a build that reads only scanned files passes, including files that tree shaking removes', async () => {
  const read = await buildAndCompare({
    ...PACKAGES,
    'app/index.js': "import { used } from './barrel.js';\nimport 'known';\nconsole.log(used);",
    'app/barrel.js': "export { used } from './used.js';\nexport { unused } from './unused.js';",
    'app/used.js': 'export const used = 1;',
    'app/unused.js': 'export const unused = 1;',
  });
  expect(read).toEqual(expect.arrayContaining(['app/used.js', 'app/unused.js']));
}, 60_000);

test('a build that reads a file or a package that was not scanned fails with its name', async () => {
  const build = buildAndCompare({
    ...PACKAGES,
    'app/index.js': 'import("./pages/" + location.hash.slice(1) + ".js");',
    'app/pages/one.js': "import 'other'; console.log(1);",
  });
  await expect(build).rejects.toThrow(
    [
      'the build has read files that the scan of its imports did not find:',
      '- app/pages/one.js',
      '- node_modules/other',
      '',
    ].join('\n'),
  );
}, 60_000);
