import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { glob } from './files.mjs';
import { ROOT } from './paths.mjs';
import { sourceFoldersOf } from './workspaces.mjs';

/**
 * Turns a Node workspace's TypeScript into modules that Node 20 runs, file by file.
 * @param {string} name
 * @param {string} output absolute folder
 */
export async function transpile(name, output) {
  const { transformFile } = await import('@swc/core');
  for (const source of sourceFoldersOf(name)) {
    const from = `${name}/${source}`;
    const files = statSync(`${ROOT}/${from}`).isDirectory() ? glob(/\.(tsx?|js)$/, from) : [from];
    for (const file of files.filter((path) => !/\.(test|d)\.tsx?$/.test(path))) {
      const jsc = {
        parser: {
          syntax: /** @type {const} */ ('typescript'),
          tsx: file.endsWith('x'),
          decorators: true,
        },
        target: /** @type {const} */ ('es2022'),
        keepClassNames: true,
        // swc knows it, its types do not yet.
        rewriteRelativeImportExtensions: true,
        transform: { legacyDecorator: true, decoratorMetadata: true },
      };
      const options = { swcrc: false, jsc, module: { type: /** @type {const} */ ('es6') } };
      const { code } = await transformFile(`${ROOT}/${file}`, options);
      const below = file.slice(name === 'shared' ? name.length + 1 : from.length + 1);
      const target = `${output}/${below.replace(/\.tsx?$/, '.js')}`;
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, code);
    }
  }
}
