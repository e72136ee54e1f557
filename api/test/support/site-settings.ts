import { join } from 'node:path';

/** The pack of the demo, which tests show unless they make another one (`site-pack.ts`). */
export const DEMO_SITE = join(__dirname, '../../../sites/juno');

/** The settings that every site outside the sandbox has. */
export const NAMED = { SITE_DIR: DEMO_SITE };
