import { relative, sep } from 'node:path';
import Watchpack from 'watchpack';

const SOURCE = /\.(ts|tsx|css|svg|png|webp|avif|json|sql)$/;
const EXCLUDED = /(^|\/)(dist|node_modules)(\/|$)/;
/** Milliseconds without a change; editors write in several steps. */
const SETTLE_MS = 60;

/** Watched paths. */
export interface WatchedSources {
  /** Absolute path. */
  root: string;
  /** Below the root. */
  folders: readonly string[];
}

/**
 * Watches sources. It uses webpack's watcher, because Node 20's recursive one loses files that an
 * editor saves by a rename.
 * @param onChange receives paths below the root; calls do not overlap
 * @returns stops the watching
 */
export function watchSources(
  { root, folders }: WatchedSources,
  onChange: (files: string[]) => Promise<void>,
): () => void {
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
  const pathOf = (file: string) => relative(root, file).replaceAll(sep, '/');
  const note = (file: string) => {
    const path = pathOf(file);
    if (!SOURCE.test(path)) return;
    changed.add(path);
    clearTimeout(timer);
    timer = setTimeout(() => void settle(), SETTLE_MS);
  };
  const watcher = new Watchpack({ ignored: (path) => EXCLUDED.test(pathOf(path)) });
  watcher.on('change', note);
  watcher.on('remove', note);
  watcher.watch({
    directories: folders.map((folder) => `${root}/${folder}`),
    startTime: Date.now(),
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
