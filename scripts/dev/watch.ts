import { watch } from 'node:fs';
import { ROOT } from '../bootstrap/paths.mjs';

const SOURCE = /\.(ts|tsx|css|svg|png|webp|avif|json|sql)$/;
const EXCLUDED = /(^|[\\/])(dist|node_modules)[\\/]/;
/** Milliseconds without a change; editors write in several steps. */
const SETTLE_MS = 60;

/**
 * Watches sources.
 * @param folders below the root
 * @param onChange gets paths below the root; is not called again before it has ended
 */
export function watchSources(
  folders: readonly string[],
  onChange: (files: string[]) => Promise<void>,
): void {
  const changed = new Set<string>();
  let isRunning = false;
  let timer: NodeJS.Timeout | undefined;

  const settle = async () => {
    if (isRunning) return;
    isRunning = true;
    while (changed.size > 0) {
      const files = [...changed];
      changed.clear();
      await onChange(files);
    }
    isRunning = false;
  };
  for (const folder of folders) {
    watch(`${ROOT}/${folder}`, { recursive: true }, (_event, name) => {
      if (!name || !SOURCE.test(name) || EXCLUDED.test(name)) return;
      changed.add(`${folder}/${name.replaceAll('\\', '/')}`);
      clearTimeout(timer);
      timer = setTimeout(() => void settle(), SETTLE_MS);
    });
  }
}
