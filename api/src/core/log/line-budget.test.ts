import { LineBudget } from './line-budget.ts';

describe('a bound on log lines', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('lets so many through in a stretch, and tells once how many it left out', () => {
    const told: number[] = [];
    const lines = new LineBudget(2, 1000, (leftOut) => told.push(leftOut));
    const take = () => [lines.take(), lines.take(), lines.take(), lines.take()];
    expect(take()).toEqual([true, true, false, false]);
    expect(told).toEqual([]);
    jest.advanceTimersByTime(1000);
    expect(told).toEqual([2]);
    expect(take()).toEqual([true, true, false, false]);
    lines.end();
    expect(told).toEqual([2, 2]);
    jest.advanceTimersByTime(5000);
    expect(told).toEqual([2, 2]);
  });
});
