import { register } from 'node:module';

/** Lets this process import TypeScript; also for `node --import`. */
register('./typescript-hooks.mjs', import.meta.url);
process.setSourceMapsEnabled(true);
