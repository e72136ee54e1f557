import { Pace } from './pace.ts';

describe('Pace', () => {
  it('lets so many through within any span, not within fixed windows', () => {
    const pace = new Pace({ requests: 3, perMs: 1000 });
    for (const now of [0, 900, 950]) {
      expect(pace.freeAt()).toBeLessThanOrEqual(now);
      pace.count(now);
    }
    expect(pace.freeAt()).toBe(1000);
    pace.count(1000);
    expect(pace.freeAt()).toBe(1900);
  });
});
