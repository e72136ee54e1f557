import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { NOTICES_FILE, SBOM_FILE } from '@portico/sdk/platform';
import { compile } from '../compile.ts';
import { ContentsPlugin } from './contents-plugin.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'portico-contents-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Installs a package with one module. */
function install(name: string, code: string, more: Record<string, string> = {}, json: object = {}) {
  const files = {
    'package.json': JSON.stringify({ name, version: '1.2.3', sideEffects: false, ...json }),
    'index.js': code,
    ...more,
  };
  write(
    Object.fromEntries(Object.entries(files).map(([p, t]) => [`node_modules/${name}/${p}`, t])),
  );
}

function write(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Builds `page.js`. @returns the texts of both files */
async function build() {
  const output = join(folder, 'out');
  await compile({
    mode: 'production',
    context: folder,
    entry: './page.js',
    output: { path: output },
    plugins: [new ContentsPlugin({ name: 'mfe-events', version: '0.1.0-abc' }, ['webpack'])],
  });
  const read = (file: string) => readFileSync(join(output, file), 'utf8');
  return { notices: read(NOTICES_FILE), sbom: read(SBOM_FILE) };
}

test('a build lists the packages of which its sources contain a copy', async () => {
  const copied = { name: 'emoji', version: '17.0.0', license: 'MIT', texts: ['Copyright E'] };
  write({ 'page.js': 'top.a();', 'copied-packages.json': JSON.stringify([copied]) });
  const { notices, sbom } = await build();
  expect(notices).toContain('emoji 17.0.0 (MIT)\n\nCopyright E');
  expect(sbom).toContain('pkg:npm/emoji@17.0.0');
});

test('a build lists the packages that it contains, and none that tree shaking removes', async () => {
  install(
    '@a/used',
    'export const used = () => top.a();',
    { LICENSE: 'MIT License\r\nCopyright A\n' },
    {
      license: 'MIT',
      homepage: 'https://a.example',
    },
  );
  install(
    'barrel',
    "export { used } from '@a/used'; export { unused } from 'unused';",
    {
      'LICENSE.txt': 'Barrel license',
      NOTICE: 'Barrel notice',
      'license.js': 'no text',
    },
    { licenses: [{ type: 'ISC' }] },
  );
  install('unused', 'export const unused = () => top.b();', { LICENSE: 'Unused license' });
  install(
    'lazy',
    'export default () => top.c();',
    { COPYING: 'Lazy license' },
    { license: '(MIT OR GPL-3.0)' },
  );
  write({
    'page.js':
      "import { used } from 'barrel'; used(); import('./late.js'); import(`data:text/javascript,top.a('/x/node_modules/y/z.js')`);",
    'late.js': "import lazy from 'lazy'; lazy();",
  });
  const { notices, sbom } = await build();
  expect(notices).toContain('mfe-events contains the packages below.');
  expect(notices).toContain('@a/used 1.2.3 (MIT)\nhttps://a.example\n\nMIT License\nCopyright A\n');
  expect(notices).toContain('lazy 1.2.3 ((MIT OR GPL-3.0))\n\nLazy license\n');
  expect(notices).toMatch(/^webpack 5\.[\d.]+ \(MIT\)$/m);
  expect(notices).not.toContain('Unused license');
  const { components, metadata, dependencies } = JSON.parse(sbom);
  expect(metadata.component).toMatchObject({ name: 'mfe-events', version: '0.1.0-abc' });
  const names = components.map(({ purl }: { purl: string }) => purl);
  expect(names).toEqual(expect.arrayContaining(['pkg:npm/%40a/used@1.2.3', 'pkg:npm/lazy@1.2.3']));
  expect(names).not.toContain('pkg:npm/unused@1.2.3');
  expect(dependencies).toEqual([{ ref: 'mfe-events@0.1.0-abc', dependsOn: names }]);
  expect(await build()).toEqual({ notices, sbom });
}, 60_000);

test('the license of an old package is at the end of its readme', async () => {
  const readme = '# old\n\nPauses.\n\n## License \n\n(The MIT License)\n\nCopyright (c) 2012 B\n';
  install('old', 'export default () => top.d();', { 'Readme.markdown': readme });
  write({ 'page.js': "import old from 'old'; old();" });
  const { notices } = await build();
  expect(notices).toContain('old 1.2.3\n\n(The MIT License)\n\nCopyright (c) 2012 B\n');
}, 60_000);

test('a package without a license text is named with its author', async () => {
  const json = { license: 'MIT', author: { name: 'B' } };
  install('short', 'export default () => top.d();', { 'README.txt': '## License\n\nMIT' }, json);
  write({ 'page.js': "import short from 'short'; short();" });
  const { notices } = await build();
  expect(notices).toContain(
    'short 1.2.3 (MIT)\n\nThe package contains no text of its license, MIT.\nAuthor: B\n',
  );
}, 60_000);

test('a package without a license fails the build, by name', async () => {
  install('bare', 'export default () => top.d();');
  write({ 'page.js': "import bare from 'bare'; bare();" });
  await expect(build()).rejects.toThrow('bare@1.2.3: the package has no license');
}, 60_000);
