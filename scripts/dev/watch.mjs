import { watch } from 'node:fs';
import { ROOT } from '../lib/paths.mjs';

const SOURCE = /\.(ts|tsx|css|svg|png|webp|avif|json|sql)$/;
const FOREIGN = /(^|[\\/])(dist|node_modules)[\\/]/;
/** Editors write in several steps. */
const SETTLE_MS = 60;

/**
 * Hears of changed sources.
 * @param {readonly string[]} folders below the root
 * @param {(files: string[]) => Promise<void>} tell paths below the root; not called again before it
 *   is done
 * @returns {() => void} ends it
 */
export function watchSources(folders, tell) {
  const changed = new Set(/** @type {string[]} */ ([]));
  let isTelling = false;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;

  const settle = async () => {
    if (isTelling) return;
    isTelling = true;
    while (changed.size > 0) {
      const files = [...changed];
      changed.clear();
      await tell(files);
    }
    isTelling = false;
  };
  const watchers = folders.map((folder) =>
    watch(`${ROOT}/${folder}`, { recursive: true }, (_event, name) => {
      if (!name || !SOURCE.test(name) || FOREIGN.test(name)) return;
      changed.add(`${folder}/${name.replaceAll('\\', '/')}`);
      clearTimeout(timer);
      timer = setTimeout(() => void settle(), SETTLE_MS);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
