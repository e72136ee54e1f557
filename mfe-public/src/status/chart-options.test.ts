import { chartOptions, tooltipText } from './chart-options.ts';

beforeEach(() => {
  globalThis.matchMedia = () => ({ matches: false }) as MediaQueryList;
});

const query = { id: 'x', values: [1000, 1250], range: '24h', tz: 'UTC', animated: true } as const;

describe('the growth charts', () => {
  it('[spec0 §2] the tooltip shows the value and, after the first point, the signed change', () => {
    const values = [1000, 1250, 1200];
    expect([0, 1, 2].map((index) => tooltipText(values, index))).toEqual([
      '1,000',
      '1,250 (+250)',
      '1,200 (-50)',
    ]);
  });

  it('[spec0 §9] the first drawing takes 1000 ms, later ones none', () => {
    expect(chartOptions(query).chart?.animations).toMatchObject({ enabled: true, speed: 1000 });
    expect(chartOptions({ ...query, animated: false }).chart?.animations?.enabled).toBe(false);
  });

  it('rests where less motion is asked for', () => {
    globalThis.matchMedia = () => ({ matches: true }) as MediaQueryList;
    expect(chartOptions(query).chart?.animations?.enabled).toBe(false);
  });
});
