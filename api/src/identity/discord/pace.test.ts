import { Pace } from './pace.ts';

describe('Pace', () => {
  it('limits requests within any sliding span', () => {
    const pace = new Pace({ requests: 3, perMs: 1000 });
    for (const now of [0, 900, 950]) {
      expect(pace.freeAt()).toBeLessThanOrEqual(now);
      pace.send();
      pace.settle(now);
    }
    expect(pace.freeAt()).toBe(1000);
    pace.send();
    pace.settle(1000);
    expect(pace.freeAt()).toBe(1900);
  });

  it('counts a request from the time of its answer', () => {
    const pace = new Pace({ requests: 2, perMs: 1000 });
    pace.send();
    pace.send();
    expect(pace.freeAt()).toBeUndefined();
    pace.settle(700);
    expect(pace.freeAt()).toBe(1700);
    pace.send();
    expect(pace.freeAt()).toBeUndefined();
  });

  it('is idle one span after its last answer', () => {
    const pace = new Pace({ requests: 2, perMs: 1000 });
    pace.send();
    expect(pace.isIdle(5000)).toBe(false);
    pace.settle(5000);
    expect(pace.isIdle(5999)).toBe(false);
    expect(pace.isIdle(6000)).toBe(true);
  });
});
