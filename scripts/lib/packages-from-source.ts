import { register } from 'node:module';

// What this process imports from now on: a compiled package may be older, or missing.
register('./source-hooks.mjs', import.meta.url);
