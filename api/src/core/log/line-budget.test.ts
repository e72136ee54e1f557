import { LineBudget } from './line-budget.ts';

describe('LineBudget', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('allows a number of lines per period and reports the number of dropped lines once', () => {
    const reported: number[] = [];
    const lines = new LineBudget(2, 1000, (dropped) => reported.push(dropped));
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
