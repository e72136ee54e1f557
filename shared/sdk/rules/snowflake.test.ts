import { isSnowflake, shardOf } from './snowflake.ts';

describe('snowflakes', () => {
  it('[spec0 §7.9] the shard of a server is (id >> 22) modulo the number of shards', () => {
    // 874331290551930931 >> 22 = 208456823957
    expect(shardOf('874331290551930931', 1)).toBe(0);
    expect(shardOf('874331290551930931', 16)).toBe(208_456_823_957 % 16);
    expect(shardOf(String(5n << 22n), 16)).toBe(5);
    expect(shardOf(String((21n << 22n) + 4_194_303n), 16)).toBe(5);
    expect(shardOf('18446744073709551615', 10_000)).toBe(Number(((1n << 42n) - 1n) % 10_000n));
  });

  it.each([
    ['874331290551930931', true],
    ['18446744073709551615', true],
    ['18446744073709551616', false],
    ['1234567890123456', false],
    ['87433129055193093a', false],
    ['', false],
    [' 874331290551930931', false],
  ])('the text %j is an id: %s', (text, isId) => {
    expect(isSnowflake(text)).toBe(isId);
  });
});
