import { ADDED_BY_LICENSE, BOT_PERKS, COMPARISON } from './comparison.ts';

const rows = COMPARISON.flatMap((group) => group.rows);

describe('the comparison of servers', () => {
  it('names each line once, and something that a licensed server gets in each', () => {
    const labels = rows.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    for (const { licensed } of rows) expect(licensed).toBeTruthy();
  });

  it('has at least one perk of the bot, each of which differs', () => {
    expect(BOT_PERKS.length).toBeGreaterThan(0);
    for (const perk of BOT_PERKS) {
      expect(rows).toContain(perk);
      expect(perk.free).not.toBe(perk.licensed);
    }
  });

  it('lists what is added without what every server has', () => {
    expect(ADDED_BY_LICENSE.map(({ label }) => label)).toContain('Premium features');
    expect(ADDED_BY_LICENSE.every(({ free }) => free === false)).toBe(true);
    expect(ADDED_BY_LICENSE.length).toBeLessThan(rows.length);
  });
});
