import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compile } from './compile.ts';
import { checkedCalls } from './checked-calls.ts';
import { webpackConfig } from './webpack-config.ts';

const CALLS = require.resolve('@portico/sdk/contracts/audit/calls');
const folder = mkdtempSync(join(tmpdir(), 'portico-checked-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** @returns names and texts of the scripts of a page that makes one call */
async function build(
  kind: 'draft' | 'release',
  calls = CALLS,
  name = 'getAudit',
): Promise<[string, string][]> {
  const output = join(folder, kind);
  writeFileSync(
    join(folder, 'page.js'),
    `import { ${name} } from ${JSON.stringify(calls)};\nglobalThis.made = ${name};`,
  );
  await compile({
    ...webpackConfig({ name: 'mfe-one', version: '1.0.0', folder, output }),
    entry: { page: './page.js' },
    optimization: { minimize: false },
    plugins: kind === 'draft' ? [checkedCalls()] : [],
  });
  return readdirSync(output).map((file) => [file, readFileSync(join(output, file), 'utf8')]);
}

test('a draft compares answers with whole contracts, in a script of its own', async () => {
  const files = await build('draft');
  const checking = files.filter(([, text]) => text.includes('answered what its contract'));
  expect(checking.map(([file]) => file.startsWith('page.'))).toEqual([false]);
}, 60_000);

test('a release contains the shape of the answer, and no validator', async () => {
  const files = await build('release');
  expect(files.map(([, text]) => [text.includes('actor'), text.includes('zod')])).toEqual([
    [true, false],
  ]);
}, 60_000);

test('the calls of any package of contracts are checked by its own module', async () => {
  const files = {
    'call.js': "export const call = () => 'unchecked';",
    'checks/call.js': "export const call = () => 'checked';",
    'moons/calls.js': "import { call } from '../call.js';\nexport const getMoons = call();",
  };
  const contracts = join(folder, 'contracts');
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(contracts, path)), { recursive: true });
    writeFileSync(join(contracts, path), text);
  }
  const calls = join(contracts, 'moons/calls.js');
  const textOf = async (kind: 'draft' | 'release') =>
    (await build(kind, calls, 'getMoons')).map(([, text]) => text).join();
  expect(await textOf('draft')).toMatch(/'checked'/);
  expect(await textOf('release')).toMatch(/'unchecked'/);
}, 60_000);
