import { readFileSync } from 'node:fs';
import type { KnownApps } from '@portico/site';
import { ROOT } from '../bootstrap/paths.mjs';
import { REMOTE_NAMES } from '../../shared/sdk/platform/remotes.js';

/** The apps of this repository, as their declarations name their pages. A site may have others. */
export const knownApps = (): KnownApps => ({
  names: REMOTE_NAMES,
  paths: REMOTE_NAMES.flatMap((name) => {
    const declaration = readFileSync(`${ROOT}/${name}/src/remote.ts`, 'utf8');
    return Array.from(declaration.matchAll(/\bpath: '(\/[^']*)'/g), ([, path = '']) => path);
  }).filter((path) => !path.startsWith('/api/')),
});
