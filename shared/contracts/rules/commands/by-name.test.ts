import { byName } from './by-name.ts';

it('[spec0 §7.1] byName ignores case, and orders names that differ only in case the same way each time', () => {
  const names = ['mute', 'Ban', 'ban', 'automod', 'ban list', 'BAN'];
  const sorted = ['automod', 'BAN', 'Ban', 'ban', 'ban list', 'mute'];
  const sort = (some: string[]) => some.map((name) => ({ name })).sort(byName);
  expect(sort(names).map(({ name }) => name)).toEqual(sorted);
  expect(sort(names.toReversed()).map(({ name }) => name)).toEqual(sorted);
});
