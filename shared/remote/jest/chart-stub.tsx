interface ChartProps {
  type?: string;
  series?: unknown;
  options?: unknown;
}

/** Stands in for ApexCharts, which draws SVG that jsdom cannot lay out; its props stay readable. */
export default function ChartStub({ type, series, options }: ChartProps) {
  return (
    <div
      data-testid="chart"
      data-type={type}
      data-series={JSON.stringify(series)}
      data-options={JSON.stringify(options)}
    />
  );
}
