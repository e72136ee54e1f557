import { run } from '../lib/cli-error.mjs';
import { WORKSPACES } from '../lib/workspaces.mjs';
import { WorkingCopy } from './working-copy.mjs';

/**
 * `node scripts/demo/build-changed.mjs '{"changes":[[file, from, to]],"parts":[…]}'`: builds parts
 * with other texts, in a copy of this working tree. Prints `{ folder, built }`; the folder is the
 * caller's to remove. `files` ([file, text]) come in addition. With `"startable":true` the copy
 * takes all other workspaces as they are built here: `npm start` works there without a build.
 */
await run(async () => {
  const order = JSON.parse(process.argv[2] ?? '{}');
  const { changes, files = [], parts, startable = false } = order;
  const copy = new WorkingCopy();
  try {
    for (const [file, from, to] of changes) copy.change(file, from, to);
    for (const [file, text] of files) copy.add(file, text);
    const built = await copy.build(...parts);
    if (startable)
      await copy.reuse(Object.keys(WORKSPACES).filter((name) => !built.includes(name)));
    console.log(JSON.stringify({ folder: copy.folder, built }));
  } catch (error) {
    copy.remove();
    throw error;
  }
});
