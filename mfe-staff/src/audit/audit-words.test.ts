import { detailWords, partyWords } from './audit-words.ts';
import { readAuditQuery, writeAuditQuery } from './audit-query.ts';

const OWNER = '243483102788599882';
const team = [
  { user_id: OWNER, rank: 'Owner', username: 'Olga', socials: {}, user_data: null },
  { user_id: '1', rank: null, socials: {}, user_data: null },
];

test('members go by name, everybody else by what is written', () => {
  expect(partyWords(`user:${OWNER}`, team)).toBe('Olga');
  expect(partyWords('user:1', team)).toBe('1');
  expect(partyWords('user:951908035322847232', team)).toBe('951908035322847232');
  expect(partyWords('operator', team)).toBe('operator');
});

test('details are one line', () => {
  expect(detailWords({ from: null, to: 'Owner', list: [1] })).toBe('to: Owner, list: [1]');
  expect(detailWords({})).toBe('');
});

test('the address carries the filters, and nonsense counts as absent', () => {
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
