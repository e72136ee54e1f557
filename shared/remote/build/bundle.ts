import { transform } from '@swc/core';
import { build } from 'esbuild';
import type { Plugin } from 'esbuild';
import { readFile, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AppBuild } from './webpack-config.ts';
import { swcOptions } from './webpack-config.ts';

/** CommonJS packages inside the bundle require Node's own modules. */
const BANNER =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/** The name that esbuild gives a module that is not a file. */
const STDIN = '<stdin>';

/**
 * Bundles a module for Node and imports it. The build reads apps in this way.
 * @param code a module's text; its imports are resolved from the folder of the app
 */
export async function importBundled<T>(app: AppBuild, code: string): Promise<T> {
  const file = `${app.output}.${process.pid}.${Date.now()}.mjs`;
  try {
    const { metafile } = await build({
      absWorkingDir: app.folder,
      metafile: true,
      stdin: { contents: code, resolveDir: app.folder, loader: 'ts' },
      outfile: file,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      conditions: ['@portico/source'],
      define: { 'process.env.NODE_ENV': '"production"' },
      banner: { js: BANNER },
      loader: { '.svg': 'dataurl', '.png': 'dataurl', '.woff2': 'binary' },
      logLevel: 'silent',
      plugins: [sameClassNames(app)],
    });
    for (const input of Object.keys(metafile.inputs)) {
      if (input !== STDIN) app.onRead?.(resolve(app.folder, input));
    }
    return (await import(pathToFileURL(file).href)) as T;
  } finally {
    await rm(file, { force: true });
  }
}

/** The transformation of the browser's build, so that class names are the same. */
function sameClassNames(app: AppBuild): Plugin {
  return {
    name: 'same-class-names',
    setup(setup) {
      setup.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
        const { code } = await transform(await readFile(path, 'utf8'), {
          ...swcOptions(app),
          filename: path,
        });
        return { contents: code, loader: 'js' };
      });
    },
  };
}
