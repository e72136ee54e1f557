import { existsSync, readFileSync, statSync } from 'node:fs';
import { ROOT } from '../bootstrap/paths.mjs';
import { glob } from './files.ts';

/** Files of a checkout. Paths are below its root, with `/`. */
export interface SourceTree {
  /** @returns undefined if there is no such file */
  read: (path: string) => Buffer | undefined;
  /** The files below a folder, sorted. */
  list: (folder: string) => string[];
}

/** The current files below a root on disk. */
export const treeOf = (root: string): SourceTree => ({
  read: (path) =>
    statSync(`${root}/${path}`, { throwIfNoEntry: false })?.isFile()
      ? readFileSync(`${root}/${path}`)
      : undefined,
  list: (folder) => (existsSync(`${root}/${folder}`) ? glob(/./, folder, root) : []),
});

/** This checkout. */
export const checkout = treeOf(ROOT);
