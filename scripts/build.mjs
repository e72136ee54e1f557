import { buildWorkspaces } from './lib/build.mjs';
import { elapsed } from './lib/steps.mjs';
import { run } from './lib/cli-error.mjs';

/** `npm run build [-- workspace …]`: builds what is stale. */
await run(async () => {
  const started = Date.now();
  const names = process.argv.slice(2);
  const built = await buildWorkspaces(names.length ? names : undefined, {
    onProgress: (name) => console.log(`building ${name}`),
  });
  console.log(built.length ? `built in ${elapsed(started)}` : 'nothing is stale');
});
