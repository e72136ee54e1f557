import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moduleSizes, moduleTable } from './module-sizes.ts';

const code = '(()=>{view("a page");part(1)})();';
const at = (text: string) => code.indexOf(text);
/** With decoded mappings: column, source, line and column there. */
const map = JSON.stringify({
  version: 3,
  names: [],
  sources: [
    'webpack://app/./src/page/view.ts',
    'webpack://app/../node_modules/@scope/parts/dist/a.js',
  ],
  mappings: [[[at('view'), 0, 0, 0], [at('part'), 1, 0, 0], [at('})')]]],
});

test('each byte of a script belongs to a package or a folder', () => {
  const sizes = moduleSizes(code, map);
  expect(Object.fromEntries(sizes)).toEqual({
    'src/page': 'view("a page");'.length,
    '@scope/parts': 'part(1)'.length,
    '(without a module)': '(()=>{})();'.length,
  });
  expect([...sizes.values()].reduce((sum, bytes) => sum + bytes, 0)).toBe(code.length);
});

test('a page is listed with its files, its bytes, and its largest modules first', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-modules-'));
  try {
    const release = {
      ...{ name: 'mfe-a', version: '1.0.0', entry: 'entry.js' },
      pages: { home: { scripts: ['page.js'] } },
    };
    writeFileSync(join(folder, 'release.json'), JSON.stringify(release));
    writeFileSync(join(folder, 'entry.js'), 'start();');
    writeFileSync(join(folder, 'page.js'), code);
    writeFileSync(join(folder, 'page.js.map'), map);
    const table = moduleTable(folder);
    expect(table).toContain('# mfe-a 1.0.0\n\n## home\n\n');
    expect(table).toMatch(
      new RegExp(`${code.length + 8} bytes, \\d+ compressed: entry\\.js, page\\.js`),
    );
    const bytes = [...table.matchAll(/^\| (\d+) \|/gm)].map(([, size]) => Number(size));
    expect(bytes.length).toBeGreaterThan(2);
    expect(bytes).toEqual([...bytes].sort((a, b) => b - a));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
