import { writeFileSync } from 'node:fs';
import { createCommand } from '../shared/remote/terminal/command.ts';
import { ROOT } from './bootstrap/paths.mjs';
import { emojiFiles } from './emoji/files.ts';

export default createCommand('npm run emoji --', {
  description: 'Writes the emoji of the embed builder and their names, from emojibase-data.',
  examples: [['npm run emoji', 'after an update of emojibase-data; commit what it writes']],
}).action(() => {
  for (const [path, text] of Object.entries(emojiFiles())) {
    writeFileSync(`${ROOT}/${path}`, text);
    console.log(`Wrote ${path}`);
  }
});
