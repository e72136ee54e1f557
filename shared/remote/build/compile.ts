import { statSync } from 'node:fs';
import webpack from 'webpack';
import type { Compilation, Configuration } from 'webpack';

/**
 * Runs webpack once.
 * @param onRead receives the absolute path of each file that was read
 * @throws one error with webpack's messages
 */
export function compile(
  config: Configuration,
  onRead: (file: string) => void = () => undefined,
): Promise<Compilation> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((failure, stats) => {
      compiler.close(() => {
        if (failure || !stats) reject(failure ?? new Error('webpack returned no result'));
        else if (stats.hasErrors()) {
          reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
        } else {
          for (const path of stats.compilation.fileDependencies) {
            // Excludes folders, which the resolver reads too.
            if (statSync(path).isFile()) onRead(path);
          }
          resolve(stats.compilation);
        }
      });
    });
  });
}
