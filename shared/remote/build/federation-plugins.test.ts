import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from './compile.ts';
import { RuntimeEntryPlugin } from './runtime-entry-plugin.ts';

const folder = mkdtempSync(join(tmpdir(), 'portico-container-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Builds a container with one page. */
async function build() {
  mkdirSync(`${folder}/src`);
  writeFileSync(`${folder}/src/page.js`, 'export default 1;');
  return compile({
    mode: 'production',
    context: folder,
    entry: {},
    infrastructureLogging: { level: 'error' },
    optimization: { minimize: false },
    output: { path: `${folder}/out`, publicPath: 'auto' },
    plugins: [
      new ModuleFederationPlugin({
        ...{ name: 'one', filename: 'entry.js', exposes: { './page': './src/page.js' } },
        ...{ manifest: true, dts: false, virtualRuntimeEntry: true },
      }),
      new RuntimeEntryPlugin(),
    ],
  });
}

test('a container has a manifest and no id that depends on its folder', async () => {
  const { assets, modules, chunkGraph } = await build();
  expect(Object.keys(assets)).toContain('mf-manifest.json');
  const ids = [...modules].flatMap((module) =>
    module.identifier().includes('data:text/javascript') ? chunkGraph.getModuleId(module) : [],
  );
  expect(ids.length).toBeGreaterThan(0);
  expect(['container', 'federation']).toEqual(
    expect.arrayContaining(ids.filter((id) => id !== null)),
  );
}, 60_000);
