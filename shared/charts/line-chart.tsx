import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { Skeleton } from '../ui/loading.tsx';
import type { ChartOptions } from './options.ts';

/** The library is large: it comes after the page, in a chunk of its own. */
const Chart = lazy(() => import('react-apexcharts'));

export interface LineSeries {
  name: string;
  /** `x` in epoch milliseconds, ascending. */
  data: { x: number; y: number }[];
}

interface LineChartProps {
  /** What the chart shows, in words. */
  label: string;
  /** Pixels, held while data and library load, so that nothing shifts. */
  height: number;
  /** undefined: still loading */
  series: LineSeries[] | undefined;
  options: ChartOptions;
}

const Room = styled.div<{ $height: number }>`
  height: ${(props) => props.$height}px;
`;

/** Lines over time. */
export function LineChart({ label, height, series, options }: LineChartProps) {
  const waiting = <Skeleton height={`${height}px`} radius="m" />;
  return (
    <Room $height={height} role="img" aria-label={label}>
      {series ? (
        <Suspense fallback={waiting}>
          <Chart type="line" height={height} width="100%" series={series} options={options} />
        </Suspense>
      ) : (
        waiting
      )}
    </Room>
  );
}
