import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompileHintPlugin } from './compile-hint-plugin.ts';
import { compile } from './compile.ts';

describe('CompileHintPlugin', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portico-hint-'));
    await writeFile(join(folder, 'short.js'), 'console.log("short")');
    await writeFile(join(folder, 'long.js'), `console.log("${'long '.repeat(80_000)}")`);
    await build('remote', new CompileHintPlugin());
    await build('shell', new CompileHintPlugin(Infinity));
  });
  afterAll(async () => rm(folder, { recursive: true }));

  const build = (app: string, plugin: CompileHintPlugin) =>
    compile({
      mode: 'production',
      context: folder,
      entry: { short: './short.js', long: './long.js' },
      output: { path: join(folder, app), filename: '[name].js' },
      performance: false,
      plugins: [plugin],
    });
  const read = async (file: string) => readFile(join(folder, file), 'utf8');

  it('puts the hint at the start of a script, after the minimizer', async () => {
    expect(await read('remote/short.js')).toBe(
      '//# allFunctionsCalledOnLoad\nconsole.log("short");',
    );
  });

  it('skips the script of a large library', async () => {
    expect(await read('remote/long.js')).toMatch(/^console/);
  });

  it('puts the hint at the start of a script of any length on request', async () => {
    expect(await read('shell/long.js')).toMatch(/^\/\/# allFunctionsCalledOnLoad\nconsole/);
  });
});
