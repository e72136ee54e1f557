import { resolve } from 'node:path';
import { ROOT } from '../bootstrap/paths.mjs';

/** The folder of a site pack; default: that of `SITE_DIR`, or the demo's. @returns an absolute path */
export const siteFolder = (folder = process.env.SITE_DIR || 'sites/juno'): string =>
  resolve(ROOT, folder);
