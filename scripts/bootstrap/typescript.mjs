import { register } from 'node:module';

/** Lets this process import TypeScript; `node --import` takes this file, too. */
register('./typescript-hooks.mjs', import.meta.url);
process.setSourceMapsEnabled(true);
