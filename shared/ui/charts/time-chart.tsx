import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { Skeleton } from '../components/loading.tsx';
import type { ChartOptions } from './options.ts';

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

/** A chart of values over time. */
export function TimeChart({
  type,
  label,
  height,
  drawing,
}: Omit<TimeChartProps, 'drawing'> & {
  type: 'line' | 'bar';
  drawing: { series: NonNullable<ChartOptions['series']>; options: ChartOptions } | undefined;
}) {
  const placeholder = <Skeleton height={`${height}px`} radius="m" />;
  return (
    <Frame $height={height} role="img" aria-label={label}>
      {drawing ? (
        <Suspense fallback={placeholder}>
          <Chart
            type={type}
            height={height}
            width="100%"
            series={drawing.series}
            options={drawing.options}
          />
        </Suspense>
      ) : (
        placeholder
      )}
    </Frame>
  );
}
