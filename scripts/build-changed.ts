import { WorkingCopy } from './demo/working-copy.ts';
import { createCommand } from '../shared/remote/terminal/command.ts';

interface Request {
  /** Apps to build; may be none. */
  apps: string[];
  /** File, text and its replacement. */
  changes: [string, string, string][];
  /** Further files and their texts. */
  files?: [string, string][];
}

async function buildChanged(json: string) {
  const { apps, changes, files = [] } = JSON.parse(json) as Request;
  const copy = new WorkingCopy();
  try {
    for (const [file, from, to] of changes) copy.change(file, from, to);
    for (const [file, text] of files) copy.add(file, text);
    const built = apps.length > 0 ? await copy.build(...apps) : [];
    console.log(JSON.stringify({ folder: copy.folder, built }));
  } catch (error) {
    copy.remove();
    throw error;
  }
}

export default createCommand('node scripts/bootstrap/run.mjs build-changed', {
  description:
    'Builds apps with changed texts in a copy of this working tree, for tests. Prints { folder, built }; the caller removes the folder.',
  examples: [
    [
      `node scripts/bootstrap/run.mjs build-changed '{"apps":["mfe-tools"],"changes":[["mfe-tools/src/remote.ts","a","b"]]}'`,
      'builds one remote with one changed text',
    ],
  ],
})
  .argument('<request>', 'JSON: { apps, changes: [file, from, to][], files? }')
  .action(buildChanged);
