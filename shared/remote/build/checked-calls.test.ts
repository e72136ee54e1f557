import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from './compile.ts';
import { checkedCalls } from './checked-calls.ts';
import { webpackConfig } from './webpack-config.ts';

const CALLS = require.resolve('@portico/sdk/contracts/audit/calls');
const folder = mkdtempSync(join(tmpdir(), 'portico-checked-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** @returns names and texts of the scripts of a page that makes one call */
async function build(kind: 'draft' | 'release'): Promise<[string, string][]> {
  const output = join(folder, kind);
  writeFileSync(
    join(folder, 'page.js'),
    `import { getAudit } from ${JSON.stringify(CALLS)};\nglobalThis.made = getAudit;`,
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
