import webpack from 'webpack';
import type { Compiler } from 'webpack';

const NAME = 'UnusedCodePlugin';

// Written out, because the version of a release covers the files that are named so.
const LOADER = new URL('./unused-functions-loader.js', import.meta.url).pathname;
const SNAPSHOT_HANDLER = new URL('./snapshot-handler.js', import.meta.url).pathname;

/** A module of a library, as the end of its path. */
const moduleAt = (path: string) =>
  new RegExp(`${path.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]')}$`);

const CORE = '@module-federation/runtime-core/dist';

/** Module -> module that takes its place. */
const REPLACEMENTS = {
  // The library's switch turns snapshots off and keeps their code.
  [`${CORE}/plugins/snapshot/SnapshotHandler.js`]: SNAPSHOT_HANDLER,
};

/** Module -> functions and methods that nothing calls. */
export const UNUSED_FUNCTIONS = {
  // Documents contain the preloads. A registration has a name of its own, so that none is removed.
  [`${CORE}/remote/index.js`]: ['preloadRemote', 'removeRemote'],
  // The plugin `entry-script` loads entries; the page's Trusted Types policy refuses the library's way.
  [`${CORE}/utils/load.js`]: ['loadEntryDom', 'loadEntryNode'],
  // styled-components prefixes properties where it is told to, for browsers older than those supported.
  'stylis/src/Middleware.js': ['prefixer'],
  // Links prefetch, forms submit and scrolling is restored by a data router, and errors are decoded by a
  // router of server components, which the shell does not have.
  'react-router/dist/production/chunk-7RTFRKQW.mjs': [
    'PrefetchPageLinks',
    'useSubmit',
    'useFormAction',
    'ScrollRestoration',
    'useScrollRestoration',
    'HistoryRouter',
    'RSCErrorHandler',
    'decodeRedirectErrorDigest',
    'decodeRouteErrorResponseDigest',
  ],
};

/**
 * Leaves out of the shell what its libraries contain and nothing calls (docs/decisions/0041).
 * @throws for a version of a library without one of the modules
 */
export class UnusedCodePlugin {
  /** @param mayMiss whether a build may do without some of the libraries, as the benchmark's monolith does */
  constructor(private readonly mayMiss = false) {}

  apply(compiler: Compiler) {
    const missing = new Set([...Object.keys(REPLACEMENTS), ...Object.keys(UNUSED_FUNCTIONS)]);
    for (const [module, replacement] of Object.entries(REPLACEMENTS)) {
      new webpack.NormalModuleReplacementPlugin(moduleAt(module), (data) => {
        missing.delete(module);
        (data as ResolvedModule).createData.resource = replacement;
      }).apply(compiler);
    }
    for (const [module, names] of Object.entries(UNUSED_FUNCTIONS)) {
      compiler.options.module.rules.push({
        test: (path: string) => moduleAt(module).test(path) && (missing.delete(module), true),
        use: { loader: LOADER, options: { names } },
      });
    }
    compiler.hooks.afterCompile.tap(NAME, (compilation) => {
      if (this.mayMiss || compilation.compiler.isChild() || missing.size === 0) return;
      compilation.errors.push(
        new webpack.WebpackError(`There is no ${[...missing].join(', ')}: adapt ${NAME}`),
      );
    });
  }
}

/** What webpack's plugin passes after it has resolved a request. */
interface ResolvedModule {
  createData: { resource?: string };
}
