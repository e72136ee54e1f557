import { transformFile } from '@swc/core';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { glob } from '../lib/files.ts';
import { ROOT } from '../bootstrap/paths.mjs';
import { sourceFoldersOf } from './workspaces.ts';

/**
 * Compiles a Node workspace's TypeScript to modules for Node 20, file by file.
 * @param output absolute folder
 */
export async function transpile(name: string, output: string): Promise<void> {
  for (const source of sourceFoldersOf(name)) {
    const from = `${name}/${source}`;
    const files = statSync(`${ROOT}/${from}`).isDirectory() ? glob(/\.(tsx?|js)$/, from) : [from];
    for (const file of files.filter((path) => !/\.(test|d)\.tsx?$/.test(path))) {
      const jsc = {
        parser: {
          syntax: 'typescript' as const,
          tsx: file.endsWith('x'),
          decorators: true,
        },
        target: 'es2022' as const,
        keepClassNames: true,
        // The types of swc lack it.
        rewriteRelativeImportExtensions: true,
        transform: { legacyDecorator: true, decoratorMetadata: true },
      };
      const options = { swcrc: false, jsc, module: { type: 'es6' as const } };
      const { code } = await transformFile(`${ROOT}/${file}`, options);
      const below = file.slice(name === 'shared' ? name.length + 1 : from.length + 1);
      const target = `${output}/${below.replace(/\.tsx?$/, '.js')}`;
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, code);
    }
  }
}
