import { existsSync, readdirSync } from 'node:fs';
import { ROOT } from '../bootstrap/paths.mjs';
import { GROUPS, type Group } from './groups.ts';
import { COMMERCE } from './scores.ts';

/** Tables, modules, metrics, types, constants, and what runs only while an application starts. */
const ONLY_DECLARES =
  /\.(?:metrics|module|table|test)\.ts$|^(?:messages\/message-facts|messages\/templates\/message-content|fulfilment\/event-types|stripe\/api-version|store\/store\.screens)\.ts$/;

const groups: Group[] = Object.values(GROUPS);
const listed = groups.flatMap(({ sources }) => sources);

test('each source of payments and licences is in one group', () => {
  const sources = readdirSync(`${ROOT}/${COMMERCE}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !ONLY_DECLARES.test(file))
    .sort();
  expect([...listed].sort()).toEqual(sources);
});

test('the tests of each group exist', () => {
  const tests = groups.flatMap((group) => group.tests);
  expect(tests.filter((file) => !existsSync(`${ROOT}/api/${file}`))).toEqual([]);
});
