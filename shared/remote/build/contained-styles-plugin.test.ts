import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { styleProblems } from '@portico/sdk/platform/contained-styles';
import { compile } from './compile.ts';
import { ContainedStylesPlugin } from './contained-styles-plugin.ts';

const folder = mkdtempSync(join(tmpdir(), 'portico-styles-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a built stylesheet is contained, including its imports', async () => {
  writeFileSync(join(folder, 'page.js'), "import './page.css';");
  writeFileSync(join(folder, 'page.css'), '@import "./base.css"; nav { display: none }');
  writeFileSync(join(folder, 'base.css'), 'body { margin: 9px !important }');
  await compile({
    mode: 'production',
    context: folder,
    entry: './page.js',
    output: { path: join(folder, 'out') },
    plugins: [new ContainedStylesPlugin()],
  });
  const [file = ''] = readdirSync(join(folder, 'out')).filter((name) => name.endsWith('.css'));
  const css = readFileSync(join(folder, 'out', file), 'utf8');
  expect(css).toContain('margin:');
  expect(css).toContain('display:');
  expect(styleProblems(css, 'mfe-one')).toEqual([]);
}, 60_000);
