import { act, render, screen } from '@testing-library/react';
import { tickFormat } from '@portico/sdk/rules/ticks';
import { BarChart } from './bar-chart.tsx';
import { LineChart } from './line-chart.tsx';
import { barChartOptions, lineChartOptions } from './options.ts';

const DAY = 24 * 3600;
const times = Array.from({ length: 31 }, (_, index) => 1_738_454_400 + index * DAY);
const settings = {
  id: 'x',
  colors: [],
  times,
  animated: false,
  formatTime: tickFormat(times, 'all', 'UTC'),
  formatValue: String,
};
const series = [{ name: 'one', data: times.map((_, x) => ({ x, y: 1 })) }];

/** A window of a width that can change. */
let width: number;
const listeners = new Set<() => void>();
beforeEach(() => {
  width = 1280;
  globalThis.matchMedia = (query: string) => {
    const max = Number(/max-width: ([\d.]+)px/.exec(query)?.[1] ?? 0);
    return {
      get matches() {
        return width <= max;
      },
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    } as unknown as MediaQueryList;
  };
});

const resizeTo = (next: number) =>
  act(() => {
    width = next;
    for (const listener of listeners) listener();
  });

describe.each([
  ['line', LineChart, lineChartOptions],
  ['bar', BarChart, barChartOptions],
] as const)('a %s chart in a window that changes', (_, Chart, optionsOf) => {
  const drawing = { series, options: optionsOf(settings) };

  it('has other ticks, without options of the library that grow', async () => {
    const { unmount } = render(<Chart label="a chart" height={200} drawing={drawing} />);
    const optionsNow = () => screen.getByTestId('chart').dataset.options ?? '';
    expect(JSON.parse((await screen.findByTestId('chart')).dataset.options ?? '')).toMatchObject({
      xaxis: {},
    });
    const wide = screen.getByTestId('chart');
    resizeTo(390);
    const narrow = screen.getByTestId('chart');
    // The library would ignore a change of functions alone.
    expect(narrow).not.toBe(wide);
    expect(optionsNow()).not.toContain('responsive');
    resizeTo(400);
    expect(screen.getByTestId('chart')).toBe(narrow);
    unmount();
    expect(listeners.size).toBe(0);
  });
});
