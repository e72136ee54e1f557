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
    await compile({
      mode: 'production',
      context: folder,
      entry: { short: './short.js', long: './long.js' },
      output: { path: folder, filename: '[name].out.js' },
      performance: false,
      plugins: [new CompileHintPlugin()],
    });
  });
  afterAll(async () => rm(folder, { recursive: true }));

  const read = async (name: string) => readFile(join(folder, `${name}.out.js`), 'utf8');

  it('heads a script with the hint, past the minimizer', async () => {
    expect(await read('short')).toBe('//# allFunctionsCalledOnLoad\nconsole.log("short");');
  });

  it('leaves out the script of a large library', async () => {
    expect(await read('long')).toMatch(/^console/);
  });
});
