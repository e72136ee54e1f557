import webpack from 'webpack';
import type { Compilation, Configuration } from 'webpack';

/**
 * Runs webpack once.
 * @throws one error with webpack's messages
 */
export function compile(config: Configuration): Promise<Compilation> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((failure, stats) => {
      compiler.close(() => {
        if (failure || !stats) reject(failure ?? new Error('webpack gave no result'));
        else if (stats.hasErrors()) {
          reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
        } else resolve(stats.compilation);
      });
    });
  });
}
