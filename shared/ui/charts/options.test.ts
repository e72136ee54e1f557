import { tickFormat } from '@portico/sdk/rules/ticks';
import { barChartOptions, lineChartOptions } from './options.ts';
import { PLOT_WIDTHS } from './use-plot-width.ts';

const { desktop, tablet, phone } = PLOT_WIDTHS;
const WIDTHS = [desktop, tablet, phone];

const HOUR = 3600;
const DAY = 24 * HOUR;
const FIRST = Date.parse('2025-02-02T00:00:00Z') / 1000;

beforeEach(() => {
  globalThis.matchMedia = () => ({ matches: false }) as MediaQueryList;
});

/** The axes for a number of buckets: for desktops, tablets and phones. */
function axesOf(count: number, range: '24h' | 'all') {
  const times = Array.from(
    { length: count },
    (_, index) => FIRST + index * (range === '24h' ? HOUR : DAY),
  );
  const options = lineChartOptions({
    id: 'x',
    colors: [],
    times,
    animated: false,
    formatTime: tickFormat(times, range, 'UTC'),
    formatValue: String,
  });
  return WIDTHS.map((width) => {
    const xaxis = options.axisOf?.(width) ?? {};
    const { min, max = NaN, tickAmount, labels } = xaxis;
    const amount = Number(tickAmount);
    const places = Array.from({ length: amount + 1 }, (_, index) => (index * max) / amount);
    return {
      min,
      places,
      texts: places.map((place) => String(labels?.formatter?.(String(place)))),
    };
  });
}

describe('the time axis of a chart', () => {
  it.each([1, 2, 8, 13, 14, 23, 24, 25, 30, 31, 366, 401])(
    'has its ticks on whole buckets: %i buckets',
    (count) => {
      for (const { min, places } of axesOf(count, 'all')) {
        expect(min).toBe(0);
        for (const place of places) expect(place % 1).toBe(0);
      }
    },
  );

  it.each([
    ['24h', 25],
    ['all', 31],
    ['all', 401],
  ] as const)('has labels that do not overlap: %s over %i buckets', (range, count) => {
    for (const [at, { texts }] of axesOf(count, range).entries()) {
      const longest = Math.max(...texts.map(({ length }) => length));
      // 12 px of Inter are 6.5 px wide on average.
      expect((texts.length - 1) * longest * 6.5).toBeLessThan(WIDTHS[at] ?? 0);
      const shown = texts.filter((text) => text !== '');
      expect(new Set(shown).size).toBe(shown.length);
      expect(shown.length).toBeGreaterThan(1);
    }
  });

  it('belongs to a tooltip that names the time of its bucket', () => {
    const times = [FIRST, FIRST + DAY];
    const { tooltip } = lineChartOptions({
      id: 'x',
      colors: [],
      times,
      animated: false,
      formatTime: tickFormat(times, '7d', 'UTC'),
      formatValue: String,
    });
    expect(tooltip?.x?.formatter?.(1)).toBe('Feb 3');
  });
});

describe('the axis of a bar chart', () => {
  const optionsOf = (count: number) => {
    const times = Array.from({ length: count }, (_, index) => FIRST + index * DAY);
    return barChartOptions({
      id: 'x',
      colors: [],
      times,
      animated: false,
      formatTime: tickFormat(times, 'all', 'UTC'),
      formatValue: String,
    });
  };

  it.each([1, 2, 12, 31, 366])('has a place for each of %i buckets', (count) => {
    const { axisOf, chart } = optionsOf(count);
    expect(axisOf?.(desktop)?.categories).toHaveLength(count);
    expect(chart?.stacked).toBe(true);
  });

  it('labels as many buckets as fit, at equal distances', () => {
    const { axisOf } = optionsOf(31);
    const counts = WIDTHS.map((width) => {
      const axis = axisOf?.(width);
      const categories = axis?.categories as string[];
      const labeled = categories.filter((index) => axis?.labels?.formatter?.(index) !== '');
      const distances = labeled.slice(1).map((index, at) => Number(index) - Number(labeled[at]));
      expect(new Set(distances).size).toBe(1);
      return labeled.length;
    });
    expect(counts[0]).toBeLessThanOrEqual(9);
    expect(counts.at(-1)).toBeLessThan(counts[0] ?? 0);
  });

  it('has a tooltip that names the time of its bucket', () => {
    expect(optionsOf(31).tooltip?.x?.formatter?.(1)).toBe('Feb 3');
  });
});
