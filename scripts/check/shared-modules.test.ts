import { readFileSync } from 'node:fs';
import { SHARED_MODULES } from '@portico/sdk/platform';
import { ROOT } from '../bootstrap/paths.mjs';

const yesOrNo = (value: boolean) => (value ? 'yes' : 'no');

test('docs/remote-guide.md lists the shared modules of the table, with their options', () => {
  const guide = readFileSync(`${ROOT}/docs/remote-guide.md`, 'utf8');
  const section = /### Shared modules\n([^]*?)\n##/.exec(guide)?.[1] ?? '';
  const rows = [...section.matchAll(/^\| `.*$/gm)].map(([row]) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  expect(rows).toEqual(
    Object.entries(SHARED_MODULES).map(
      ([name, { singleton, allowFallback, deprecated = 'no' }]) => [
        `\`${name}\``,
        yesOrNo(singleton),
        yesOrNo(allowFallback),
        deprecated,
      ],
    ),
  );
});
