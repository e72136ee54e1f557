import { run } from '../lib/trouble.mjs';
import { WorkingCopy } from './working-copy.mjs';

/**
 * `node scripts/demo/build-changed.mjs '{"changes":[[file, from, to]],"parts":[…]}'`: builds parts
 * with other texts, in a copy of this working tree. Prints `{ folder, built }`; the folder is the
 * caller's to remove.
 */
await run(async () => {
  const { changes, parts } = JSON.parse(process.argv[2] ?? '{}');
  const copy = new WorkingCopy();
  try {
    for (const [file, from, to] of changes) copy.change(file, from, to);
    const built = await copy.build(...parts);
    console.log(JSON.stringify({ folder: copy.folder, built }));
  } catch (error) {
    copy.remove();
    throw error;
  }
});
