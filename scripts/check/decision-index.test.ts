import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/paths.mjs';

const FOLDER = join(ROOT, 'docs/decisions');

test('the index of decisions lists each record once, in order', () => {
  const index = readFileSync(join(FOLDER, 'README.md'), 'utf8');
  const listed = [...index.matchAll(/^\| \[(\d{4})\]\((\d{4}-[a-z\d-]+\.md)\)/gm)];
  expect(listed.map(([, , file]) => file)).toEqual(
    readdirSync(FOLDER)
      .filter((file) => /^\d{4}-/.test(file))
      .sort(),
  );
  expect(listed.every(([, number = '', file = '']) => file.startsWith(number))).toBe(true);
});
