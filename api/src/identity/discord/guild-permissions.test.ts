import { mayManage } from './guild-permissions.ts';

describe('mayManage', () => {
  it.each([
    // Discord's documented example, without the bits 0x8 and 0x20.
    [true, '36953089', true],
    [false, '36953089', false],
    [false, '8', true],
    [false, '32', true],
    [false, '0', false],
    // Beyond 32 bits, and beyond the safe integers.
    [false, '1099511627776', false],
    [false, '1099511627808', true],
    [false, '9223372036854775815', false],
    [false, '9223372036854775816', true],
  ])(
    'is decided by ownership and permissions: owner %s with permissions %s may manage: %s',
    (owner, permissions, may) => {
      expect(mayManage({ owner, permissions })).toBe(may);
    },
  );
});
