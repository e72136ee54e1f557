import { mayManage } from './guild-permissions.ts';

describe('mayManage', () => {
  it.each([
    // Discord's documented example: 0x8 and 0x20 are both 0.
    [true, '36953089', true],
    [false, '36953089', false],
    [false, '8', true],
    [false, '32', true],
    [false, '0', false],
    // Beyond 32 bits, and beyond what a number holds.
    [false, '1099511627776', false],
    [false, '1099511627808', true],
    [false, '9223372036854775815', false],
    [false, '9223372036854775816', true],
  ])('owner %s, permissions %s -> %s', (owner, permissions, may) => {
    expect(mayManage({ owner, permissions })).toBe(may);
  });
});
