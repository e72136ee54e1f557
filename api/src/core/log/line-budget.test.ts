import { LineBudget } from './line-budget.ts';

describe('a bound on log lines', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('lets so many through in a stretch, and reports once how many it left out', () => {
    const reported: number[] = [];
    const lines = new LineBudget(2, 1000, (leftOut) => reported.push(leftOut));
    const take = () => [lines.take(), lines.take(), lines.take(), lines.take()];
    expect(take()).toEqual([true, true, false, false]);
    expect(reported).toEqual([]);
    jest.advanceTimersByTime(1000);
    expect(reported).toEqual([2]);
    expect(take()).toEqual([true, true, false, false]);
    lines.end();
    expect(reported).toEqual([2, 2]);
    jest.advanceTimersByTime(5000);
    expect(reported).toEqual([2, 2]);
  });
});
