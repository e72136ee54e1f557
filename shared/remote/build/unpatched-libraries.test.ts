import webpack from 'webpack';
import type { Configuration, RuleSetRule } from 'webpack';
import { remoteConfig } from './remote-config.ts';
import { shellConfig } from './shell-config.ts';

const app = (name: string) => ({
  ...{ name, version: '1.0.0', output: '/nowhere' },
  folder: `${__dirname}/../../../${name}`,
});

/** What a build changes of packages: its loaders, and the modules that it replaces. */
function changesOf({ module, resolve, plugins = [] }: Configuration): string[] {
  const compiler = webpack({ module });
  for (const plugin of plugins) (plugin as webpack.WebpackPluginInstance).apply(compiler);
  const rules = compiler.options.module.rules as RuleSetRule[];
  const loaders = rules
    .flatMap(({ use }) => (use ? (use as { loader: string }).loader : []))
    .filter((loader) => !loader.includes('/swc-loader/'))
    .map((loader) => loader.split('/').at(-1) ?? '');
  const replacements = compiler.hooks.normalModuleFactory.taps
    .map(({ name }) => name)
    .filter((name) => name === 'NormalModuleReplacementPlugin');
  return [...loaders, ...replacements, ...Object.keys(resolve?.alias ?? {})];
}

it('The build of the shell changes no library but the charts. Its two aliases are the production build of react-router and the style of a scroll lock, which the policy would refuse.', () => {
  expect(changesOf(shellConfig(app('shell')))).toEqual([
    'text-only-charts-loader.js',
    'react-router$',
    'react-style-singleton$',
  ]);
});

it('The build of a remote changes no library but the charts.', () => {
  const pages = new Map([['embed', 'src/pages/embed/page.tsx']]);
  expect(changesOf(remoteConfig(app('mfe-tools'), pages))).toEqual(['text-only-charts-loader.js']);
});
