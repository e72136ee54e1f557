import { SITE_ACTIONS } from '@portico/contracts/audit/actions';
import { PLATFORM_ACTIONS } from '@portico/sdk/contracts/audit/actions';
import { formatDetail, formatParty, formatTarget, groupReads, sentenceOf } from './audit-text.ts';
import { readAuditQuery, writeAuditQuery } from './audit-query.ts';

const OWNER = '243483102788599882';
const team = [
  { user_id: OWNER, rank: 'Owner', username: 'Olga', socials: {}, user_data: null },
  { user_id: '1', rank: null, socials: {}, user_data: null },
];

const GROUP = { name: 'Module', users: '', servers: '' };

test.each([
  ['a member by name', `user:${OWNER}`, 'Olga'],
  ['a member without a name by id', 'user:1', '1'],
  ['another user by id', 'user:951908035322847232', '951908035322847232'],
  ['a list in the words of the pack', 'blacklist:user/cogs', 'the user module blacklist'],
  ['the operator', 'operator', 'The operator'],
  ['a target that its sentence names by its id', 'release:mfe-x', 'mfe-x'],
  ['another target by noun and id', 'deploy-key:7', 'deploy key 7'],
  [
    'a random id by its first part',
    'incident:3f2a91c0-8d1c-4c53-9a54-0f4a3f1f8f10',
    'incident 3f2a91c0',
  ],
  ['a target of another version verbatim', 'Something else', 'Something else'],
])('formatParty shows %s', (_what, text, shown) => {
  expect(formatParty(text, team, GROUP)).toBe(shown);
});

test.each([
  ['viewed |the user module blacklist|', 'blacklist.read', 'blacklist:user/cogs'],
  ['added |Olga| to the team', 'team.add', `user:${OWNER}`],
  ['searched customers (|email|)', 'customer.search', 'search:email'],
  ['exported the sales', 'sales.export', 'sales:all'],
  ['parcel.send: |parcel 7|', 'parcel.send', 'parcel:7'],
])('an action reads "%s"', (sentence, action, target) => {
  const { before, hasTarget, after } = sentenceOf(action);
  const named = hasTarget ? `|${formatParty(target, team, GROUP)}|` : '';
  expect(`${before}${named}${after}`).toBe(sentence);
});

test('every action of the site is a sentence that ends with what it names', () => {
  const codes = [...Object.keys(PLATFORM_ACTIONS), ...Object.keys(SITE_ACTIONS)];
  expect(codes.map((code) => sentenceOf(code).before).filter((text) => text === '')).toEqual([]);
  expect(new Set(codes).size).toBe(codes.length);
});

test('an incident has its title where the entry knows it', () => {
  const target = 'incident:3f2a91c0-8d1c-4c53-9a54-0f4a3f1f8f10';
  const shown = (detail: Record<string, unknown>) => formatTarget({ target, detail }, team, GROUP);
  expect(shown({ title: 'Music stutters' })).toBe('the incident “Music stutters”');
  expect(shown({ from: 'identified' })).toBe('incident 3f2a91c0');
});

test('groupReads puts the same reads in a row together, and no other entries', () => {
  const entry = (id: string, action: string, target = 'user:1') => ({
    ...{ id, at: 1, actor: 'user:2', action, target },
    ...{ detail: {}, origin: null },
  });
  const runs = groupReads([
    entry('6', 'economy.read'),
    entry('5', 'economy.read'),
    entry('4', 'economy.read', 'user:3'),
    entry('3', 'note.add'),
    entry('2', 'note.add'),
    entry('1', 'economy.read'),
  ]);
  expect(runs.map(({ newest, count }) => [newest.id, count])).toEqual([
    ['6', 2],
    ['4', 1],
    ['3', 1],
    ['2', 1],
    ['1', 1],
  ]);
});

test('formatDetail joins all details in one line', () => {
  expect(formatDetail({ from: null, to: 'Owner', list: [1] })).toBe('to: Owner, list: 1');
  expect(formatDetail({ none: [], apps: ['shell', 'mfe-x'], digest: 'ab'.repeat(32) })).toBe(
    'apps: shell mfe-x, digest: abababababab…',
  );
  expect(formatDetail({})).toBe('');
});

test('audit filters round-trip through the URL, without invalid values', () => {
  const query = { actor: `user:${OWNER}`, from: '2026-11-01', before: '12' };
  expect(readAuditQuery(new URLSearchParams(writeAuditQuery(query)))).toEqual(query);
  expect(writeAuditQuery({ actor: ' ', to: '' })).toEqual({});
  const bad = new URLSearchParams({
    actor: 'a b',
    from: 'yesterday',
    before: '-1',
    to: '2026-13-01',
  });
  expect(readAuditQuery(bad)).toEqual({});
});
