import { chartOptions, lonePlaces, tooltipText } from './chart-options.ts';

beforeEach(() => {
  globalThis.matchMedia = () => ({ matches: false }) as MediaQueryList;
});

const query = {
  id: 'x',
  times: [0, 3600],
  values: [1000, 1250],
  range: '24h',
  animated: true,
} as const;

describe('the growth charts', () => {
  it('[spec0 §2.32] the tooltip shows the value and, after the first point, the signed change', () => {
    const values = [1000, 1250, 1200];
    expect([0, 1, 2].map((index) => tooltipText(values, index))).toEqual([
      '1,000',
      '1,250 (+250)',
      '1,200 (-50)',
    ]);
  });

  it('[spec0 §2.32] the change after a gap is from the last reading before it', () => {
    const values = [null, 1000, null, null, 1250];
    expect([0, 1, 2, 4].map((index) => tooltipText(values, index))).toEqual([
      'No reading',
      '1,000',
      'No reading',
      '1,250 (+250)',
    ]);
  });

  it('show a reading between two gaps as a point', () => {
    expect(lonePlaces([1, null, 2, 3, null, 4])).toEqual([0, 5]);
    expect(lonePlaces([5])).toEqual([0]);
    expect(lonePlaces([5, 6])).toEqual([]);
  });

  it('[spec0 §2.31] the vertical axis does not start at zero, with separators', () => {
    const { yaxis } = chartOptions({ ...query, values: [48_210, 48_399] });
    expect(yaxis).toMatchObject({ min: 48_200, max: 48_400 });
    const axis = Array.isArray(yaxis) ? yaxis[0] : yaxis;
    expect(axis?.labels?.formatter?.(48_200)).toBe('48,200');
  });

  it('[spec0 §2.38, §9.3] animate the first drawing for 1000 ms, later ones not at all', () => {
    expect(chartOptions(query).chart?.animations).toMatchObject({ enabled: true, speed: 1000 });
    expect(chartOptions({ ...query, animated: false }).chart?.animations?.enabled).toBe(false);
  });

  it('do not animate with reduced motion', () => {
    globalThis.matchMedia = () => ({ matches: true }) as MediaQueryList;
    expect(chartOptions(query).chart?.animations?.enabled).toBe(false);
  });
});
