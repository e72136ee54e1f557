import { existsSync, readdirSync } from 'node:fs';
import { ROOT } from '../../bootstrap/paths.mjs';
import { SOURCES } from '../scores.ts';
import type { Group } from './group.ts';
import { GROUPS } from './groups.ts';

/** Folders whose sources all have a group. Groups have single files of others, too. */
const WHOLE = [
  'commerce',
  'identity/auth',
  'identity/guard',
  'identity/session',
  'platform/registry/gate',
];
/** The doctor's checks, tables, modules, metrics, types, constants, and what runs only while an application starts. */
const ONLY_DECLARES =
  /\.(?:check|metrics|module|table|test)\.ts$|^commerce\/(?:messages\/message-facts|messages\/templates\/message-content|providers\/provider-checks|stripe\/event-types|stripe\/api-version|store\/store\.screens)\.ts$/;

const groups: Group[] = Object.values(GROUPS);
const listed = groups.flatMap(({ sources }) => sources);

test('each source of payments, licenses, access, sessions, sign-in and the gate is in a group', () => {
  const sources = WHOLE.flatMap((folder) =>
    readdirSync(`${ROOT}/${SOURCES}/${folder}`, { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter((file) => file.endsWith('.ts') && !ONLY_DECLARES.test(file)),
  );
  expect(sources.filter((file) => !listed.includes(file))).toEqual([]);
});

test('no source is in two groups, and all exist', () => {
  expect(listed.filter((file, index) => listed.indexOf(file) !== index)).toEqual([]);
  expect(listed.filter((file) => !existsSync(`${ROOT}/${SOURCES}/${file}`))).toEqual([]);
});

test('the tests of each group exist', () => {
  const tests = groups.flatMap((group) => group.tests);
  expect(tests.filter((file) => !existsSync(`${ROOT}/api/${file}`))).toEqual([]);
});
