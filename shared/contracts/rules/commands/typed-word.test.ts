import { withoutCommandSign } from './typed-word.ts';

it.each([
  [';ban', ';', 'ban'],
  ['/ban', ';', 'ban'],
  ['.ban', ';', 'ban'],
  ['!!ban', '', 'ban'],
  ['J!ban', 'j!', 'ban'],
  ['kick', 'k', 'kick'],
  ['<@ban', ';', 'ban'],
  ['größe', ';', 'größe'],
  ['/größe', ';', 'größe'],
  ['8ball', ';', '8ball'],
  ['a-b', ';', 'a-b'],
  ['/', ';', '/'],
  [';', ';', ';'],
  ['', ';', ''],
])('withoutCommandSign reads %j with the prefix %j as %j', (word, prefix, expected) => {
  expect(withoutCommandSign(word, prefix)).toBe(expected);
});
