import { readFileSync } from 'node:fs';
import { ROOT } from '../bootstrap/paths.mjs';
import { emojiFiles } from './files.ts';

test('the embed builder has the emoji of emojibase-data (otherwise: npm run emoji)', () => {
  for (const [path, text] of Object.entries(emojiFiles())) {
    expect([path, readFileSync(`${ROOT}/${path}`, 'utf8') === text]).toEqual([path, true]);
  }
});
