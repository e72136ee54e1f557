import { delimiter } from 'node:path';
import { REMOTE_NAMES } from '@portico/sdk/platform';

/** The value of `BOOT_RELEASES` for the built apps of this repository. */
export const bootReleases = (root: string): string =>
  ['shell', ...REMOTE_NAMES].map((app) => `${root}/${app}/dist`).join(delimiter);
