import { formatDetail, formatParty } from './audit-text.ts';
import { readAuditQuery, writeAuditQuery } from './audit-query.ts';

const OWNER = '243483102788599882';
const team = [
  { user_id: OWNER, rank: 'Owner', username: 'Olga', socials: {}, user_data: null },
  { user_id: '1', rank: null, socials: {}, user_data: null },
];

const GROUP = { name: 'Module', users: '', servers: '' };

test('formatParty shows members by name, lists in the words of the pack, and other parties verbatim', () => {
  expect(formatParty(`user:${OWNER}`, team, GROUP)).toBe('Olga');
  expect(formatParty('user:1', team, GROUP)).toBe('1');
  expect(formatParty('user:951908035322847232', team, GROUP)).toBe('951908035322847232');
  expect(formatParty('blacklist:user/cogs', team, GROUP)).toBe('User Module Blacklist');
  expect(formatParty('operator', team, GROUP)).toBe('operator');
});

test('formatDetail joins all details in one line', () => {
  expect(formatDetail({ from: null, to: 'Owner', list: [1] })).toBe('to: Owner, list: [1]');
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
