/** An event of Chromium's trace; times in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Processor time of the thread within `dur`. */
  tdur?: number;
  args: { data?: { documentLoaderURL?: string; isOutermostMainFrame?: boolean } };
}

/** What a task may take before it counts as blocking, in milliseconds (web.dev, Total Blocking Time). */
const FREE_MS = 50;

/** Blocking times in milliseconds for the scores 0.9 and 0.5 on a phone, of Lighthouse's scoring. */
const CURVE = { p10: 200, median: 600 };
/** The inverse of the complementary error function at 0.2, by which `p10` fixes the curve's width. */
const INVERSE_ERFC_OF_A_FIFTH = 0.906_193_802_436_823_2;

/**
 * Total blocking time after the first paint, of the processor time of the main thread instead of the time on the
 * wall: while a task waits for a core that another process uses, it takes no time of a phone.
 * @param slowdown how many times slower the phone is
 * @returns milliseconds
 * @throws if the trace has no painted document
 */
export function processorBlockingTime(events: readonly TraceEvent[], slowdown: number): number {
  const navigation = events.findLast(
    ({ name, args }) =>
      name === 'navigationStart' &&
      args.data?.isOutermostMainFrame === true &&
      args.data.documentLoaderURL?.startsWith('http') === true,
  );
  const isMain = ({ pid, tid }: TraceEvent) => pid === navigation?.pid && tid === navigation.tid;
  const paint = events.find(
    (event) =>
      event.name === 'firstContentfulPaint' && isMain(event) && event.ts > (navigation?.ts ?? 0),
  );
  if (!paint) throw new Error('The trace has no painted document');
  return events
    .filter((event) => event.name === 'RunTask' && isMain(event) && event.ts >= paint.ts)
    .map(({ tdur = 0 }) => (tdur / 1000) * slowdown - FREE_MS)
    .reduce((sum, ms) => sum + Math.max(0, ms), 0);
}

/** The score of a blocking time, 0 to 1, on the log-normal curve of Lighthouse's scoring. */
export function blockingTimeScore(ms: number): number {
  if (ms <= 0) return 1;
  const position = Math.log(ms / CURVE.median) / -Math.log(CURVE.p10 / CURVE.median);
  return (1 - erf(position * INVERSE_ERFC_OF_A_FIFTH)) / 2;
}

/** The error function, to 1.5e-7 (Abramowitz and Stegun, 7.1.26). */
function erf(x: number): number {
  const t = 1 / (1 + 0.327_591_1 * Math.abs(x));
  const factors = [1.061_405_429, -1.453_152_027, 1.421_413_741, -0.284_496_736, 0.254_829_592];
  const sum = factors.reduce((total, factor) => (total + factor) * t, 0);
  return Math.sign(x) * (1 - sum * Math.exp(-x * x));
}
