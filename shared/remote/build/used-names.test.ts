import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { usedNames } from './used-names.ts';

/** Below the workspace, so that packages resolve. */
const folder = mkdtempSync(join(__dirname, 'used-names-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

const modulesOf = (...pages: string[]) =>
  new Map(pages.map((page) => [page, `src/pages/${page}/page.tsx`]));

test('names of the sdk, of API calls in any package of contracts, and of extension points are read from all modules', async () => {
  write({
    'src/pages/one/page.tsx': `import { Link as Anchor } from '@portico/sdk';
      import { useRows } from '../../rows.ts';
      export default () => <Anchor to="/">{useRows()}</Anchor>;`,
    'src/pages/two/page.tsx': `import { useTeam } from '@portico/sdk';
      export default () => { useTeam(); void import('../../rows.ts'); return null; };`,
    'src/rows.ts': `import { getTeam } from '@portico/sdk/contracts/team/calls';
      import { getMoons } from '@acme/contracts/moons/staff/calls';
      import { moonPhase } from 'contracts/extensions/moon-phase';
      import { remoteApi } from '@portico/sdk/data';
      import type { NavigateOptions } from '@portico/sdk';
      export const useRows = () => remoteApi([getTeam, getMoons, moonPhase]) as NavigateOptions;`,
  });
  const { sdk, calls, extensions, dataModules, sharedModules } = await usedNames(
    folder,
    modulesOf('one', 'two'),
  );
  expect([...sdk].sort()).toEqual(['Link', 'remoteApi', 'useTeam']);
  expect([...calls]).toEqual([
    ['@portico/sdk/contracts/team', new Set(['getTeam'])],
    ['@acme/contracts/moons/staff', new Set(['getMoons'])],
  ]);
  expect([...extensions]).toEqual([['contracts/extensions/moon-phase', new Set(['moonPhase'])]]);
  expect([...sharedModules].sort()).toEqual([
    '@portico/sdk',
    '@portico/sdk/data',
    'react/jsx-runtime',
  ]);
  // The second page requests its data later.
  expect([...dataModules]).toEqual(['one']);
});

test.each([
  [
    'the sdk as a whole',
    "import * as sdk from '@portico/sdk'; export default sdk;",
    /single names/,
  ],
  [
    'a library that only the sdk provides',
    "import { useSelector } from 'react-redux'; export default useSelector;",
    /react-redux.* is bundled/,
  ],
])('a page that imports %s is rejected', async (_, page, message) => {
  write({ 'src/pages/wrong/page.tsx': page });
  await expect(usedNames(folder, modulesOf('wrong'))).rejects.toThrow(message);
});
