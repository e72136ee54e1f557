import { lazy, Suspense, useMemo } from 'react';
import { styled } from 'styled-components';
import { Skeleton } from '../components/loading.tsx';
import type { ChartOptions } from './options.ts';
import { usePlotWidth } from './use-plot-width.ts';

/** The library is large: it loads after the page, in a chunk of its own. */
const Chart = lazy(() => import('react-apexcharts'));

export interface ChartSeries {
  name: string;
  /** `x` is the index of a bucket, from 0; without `y` a line has a gap. */
  data: { x: number; y: number | null }[];
}

export interface TimeChartProps {
  /** Description of the chart for screen readers. */
  label: string;
  /** Pixels, reserved while data and library load, so that nothing shifts. */
  height: number;
  /** undefined: still loading, or not needed yet */
  drawing: { series: ChartSeries[]; options: ChartOptions } | undefined;
}

/** Replaces the tooltip's own two themes by the page's CSS variables. */
const Frame = styled.div<{ $height: number }>`
  height: ${(props) => props.$height}px;

  & .apexcharts-tooltip.apexcharts-theme-light {
    border: 1px solid var(--color-border);
    border-radius: var(--radius-m);
    background: var(--color-bg-raised);
    box-shadow: var(--shadow-2);
    color: var(--color-text);
  }

  & .apexcharts-tooltip.apexcharts-theme-light .apexcharts-tooltip-title {
    border-bottom: 1px solid var(--color-border);
    background: var(--color-surface-hover);
    color: var(--color-text-muted);
  }
`;

interface AnyDrawing {
  series: NonNullable<ChartOptions['series']>;
  options: ChartOptions;
}

/** A chart of values over time. */
export function TimeChart({
  type,
  label,
  height,
  drawing,
}: Omit<TimeChartProps, 'drawing'> & { type: 'line' | 'bar'; drawing: AnyDrawing | undefined }) {
  const placeholder = <Skeleton height={`${height}px`} radius="m" />;
  return (
    <Frame $height={height} role="img" aria-label={label}>
      {drawing ? (
        <Suspense fallback={placeholder}>
          <Drawing type={type} height={height} {...drawing} />
        </Suspense>
      ) : (
        placeholder
      )}
    </Frame>
  );
}

/**
 * The library's own options per width (`responsive`) multiply with each resize of the window until the
 * tab has no memory. It also ignores an update in which only functions differ, so another axis is
 * another chart.
 */
function Drawing({
  type,
  height,
  series,
  options,
}: AnyDrawing & { type: 'line' | 'bar'; height: number }) {
  const width = usePlotWidth();
  const drawn = useMemo(() => {
    const { axisOf, ...rest } = options;
    return axisOf ? { ...rest, xaxis: axisOf(width) } : rest;
  }, [options, width]);
  return (
    <Chart key={width} type={type} height={height} width="100%" series={series} options={drawn} />
  );
}
