import MinimizerPlugin from 'minimizer-webpack-plugin';
import { createRequire } from 'node:module';
import type { Configuration } from 'webpack';

const resolve = createRequire(import.meta.url).resolve;

/** Where the build of an app reads and writes, and the name of the app. */
export interface AppBuild {
  /** Workspace name: `shell` or a remote's. */
  name: string;
  /** Release version; part of class names and of a remote's global names. */
  version: string;
  /** The workspace's folder, absolute. */
  folder: string;
  /** Folder to write the release's files to, absolute. */
  output: string;
  /** A draft for `npm run dev`: not minified, with a cache in this folder. */
  draftCache?: string;
  /** Receives the absolute path of each file that webpack or esbuild reads for the release. */
  onRead?: (file: string) => void;
}

/** What swc does to our sources, the same for browsers and for prerendering. */
export function swcOptions({ name, version, draftCache }: Omit<AppBuild, 'folder' | 'output'>) {
  // Drafts of one app share their class names, so that compiled modules can be cached across drafts.
  const namespace = `${name}_${draftCache ? 'draft' : version}`.replace(/\W/g, '-');
  return {
    swcrc: false,
    jsc: {
      parser: { syntax: 'typescript' as const, tsx: true },
      target: 'es2022' as const,
      // `development` would load react/jsx-dev-runtime, which is not shared.
      transform: { react: { runtime: 'automatic' as const, development: false } },
      experimental: {
        plugins: [
          [resolve('@swc/plugin-styled-components'), { displayName: false, ssr: true, namespace }],
        ] satisfies [string, Record<string, unknown>][],
      },
    },
  };
}

/** What the builds of shell and remotes have in common. */
export function webpackConfig(app: AppBuild): Configuration {
  return {
    mode: 'production',
    target: 'web',
    context: app.folder,
    devtool: false,
    cache: app.draftCache
      ? { type: 'filesystem', cacheDirectory: app.draftCache, name: app.name }
      : false,
    output: {
      path: app.output,
      publicPath: 'auto',
      uniqueName: `${app.name}@${app.version}`,
      filename: '[name].[contenthash:8].js',
      // Addresses contain the version, so that chunks need no hash, which entries would list.
      chunkFilename: '[name].js',
      cssFilename: '[name].[contenthash:8].css',
      cssChunkFilename: '[name].css',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      hashFunction: 'sha256',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      conditionNames: ['@portico/source', '...'],
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          use: { loader: resolve('swc-loader'), options: swcOptions(app) },
        },
        { test: /\.(svg|png|webp|avif)$/, type: 'asset/resource' },
        // The only library that a build changes.
        {
          include: /apexcharts[\\/]dist[\\/]/,
          test: /\.js$/,
          use: { loader: new URL('./text-only-charts-loader.js', import.meta.url).pathname },
        },
      ],
    },
    optimization: {
      minimize: !app.draftCache,
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      realContentHash: true,
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          parallel: false,
          extractComments: false,
          minimizerOptions: { compress: { passes: 3 }, format: { comments: false } },
        }),
      ],
    },
    performance: false,
    infrastructureLogging: { level: 'error' },
  };
}
