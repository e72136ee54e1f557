import { register } from 'node:module';

/** Registers the hook, so that this process can import TypeScript; also for `node --import`. */
register('./typescript-hooks.mjs', import.meta.url);
process.setSourceMapsEnabled(true);
