import { isAbsolute, join, relative } from 'node:path';
import webpack from 'webpack';
import type { AppBuild } from './webpack-config.ts';

interface MappedModule {
  absoluteResourcePath: string;
}

/**
 * Writes a source map beside each script (docs/decisions/0026). Scripts do not name their maps, and
 * maps contain no sources: the API maps positions of errors with them, and visitors cannot fetch
 * them.
 */
export function sourceMaps(app: Pick<AppBuild, 'name' | 'folder'>) {
  const nameOf = ({ absoluteResourcePath }: MappedModule) => sourceOf(app, absoluteResourcePath);
  return new webpack.SourceMapDevToolPlugin({
    test: /\.js$/,
    filename: '[file].map',
    append: false,
    noSources: true,
    moduleFilenameTemplate: nameOf,
    fallbackModuleFilenameTemplate: nameOf,
  });
}

/**
 * The path of a file below the repository: the map does not depend on the folder of the checkout.
 * @param file absolute, or webpack's name of code that is in no file
 */
export function sourceOf({ name, folder }: Pick<AppBuild, 'name' | 'folder'>, file: string) {
  const [path = ''] = file.split('?');
  if (isAbsolute(path)) return join(name, relative(folder, path));
  // The federation plugin's own module, whose text contains the folder of the checkout.
  return path.startsWith('data:') ? 'webpack/entry' : path;
}
