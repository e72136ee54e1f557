import { transformFile } from '@swc/core';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ROOT } from '../bootstrap/paths.mjs';
import { checkout } from '../lib/source-tree.ts';
import { outputPathOf, transpiledFilesOf } from './transpiled-files.ts';

/**
 * Compiles a Node workspace's TypeScript to modules for Node 20, file by file.
 * @param output absolute folder
 */
export async function transpile(name: string, output: string): Promise<void> {
  for (const file of transpiledFilesOf(name, checkout)) {
    await transpileFile(`${ROOT}/${file}`, `${output}/${outputPathOf(name, file)}`);
  }
}

/** Compiles one file; both paths are absolute. */
export async function transpileFile(file: string, target: string): Promise<void> {
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
    transform: {
      react: { runtime: 'automatic' as const },
      legacyDecorator: true,
      decoratorMetadata: true,
    },
  };
  const options = { swcrc: false, jsc, module: { type: 'es6' as const } };
  const { code } = await transformFile(file, options);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, code);
}
