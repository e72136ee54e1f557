import type { ColdLoad } from './cold-load/measure.ts';
import { CLIENT_RENDERED, PRERENDERED } from './pages.ts';

/**
 * Bytes of the smallest React embed builder without headers: 246,490 from a bare server in ten answers, whose
 * headers have about 200 bytes.
 */
const PEER_BUILDER_BYTES = 244_490;

/** Medians of the run. */
export interface Figures {
  /** Cold loads by name: `product /`, `monolith /status`, `floor /terms`. */
  load: (name: string, field: keyof ColdLoad) => number;
  /** Visits of a page that the browser has opened before. */
  secondVisit: (name: string, field: keyof ColdLoad) => number;
  /** First route changes by target, as a ratio to the monolith. */
  routeChanges: Record<string, number>;
  /** Number of scripts with chart code on pages without a chart. */
  unexpectedChartScripts: number;
  /** Work per key press in a full embed, in milliseconds. */
  typing: number;
}

/** A goal: name, value and limit, which is the most that the value may be unless it is the least. */
export type Goal = [name: string, value: number, limit: number, kind?: 'at least'];

export const isMet = ([, value, limit, kind]: Goal): boolean =>
  kind === 'at least' ? value >= limit : value <= limit;

/** The goals of the issues. */
export function goalsOf(figures: Figures): Goal[] {
  const { load, secondVisit, routeChanges, unexpectedChartScripts, typing } = figures;
  const paths = [...PRERENDERED, ...CLIENT_RENDERED].map(({ path }) => path);
  const worst = (field: keyof ColdLoad) =>
    Math.max(...paths.map((path) => load(`product ${path}`, field)));
  const paint = (path: string, other: 'floor' | 'monolith') =>
    load(`product ${path}`, 'largestPaint') / load(`${other} ${path}`, 'largestPaint');
  return [
    ...PRERENDERED.map(({ path }): Goal => [
      `largest paint of ${path} to the static floor`,
      paint(path, 'floor'),
      1.3,
    ]),
    ...CLIENT_RENDERED.map(({ path }): Goal => [
      `largest paint of ${path} to the monolith`,
      paint(path, 'monolith'),
      1.15,
    ]),
    ...Object.entries(routeChanges).map(([to, ratio]): Goal => [
      `first route change to ${to} to the monolith`,
      ratio,
      1.1,
    ]),
    ...['/', '/store'].map((path): Goal => [
      `interactive ${path} to the monolith`,
      load(`product ${path}`, 'interactive') / load(`monolith ${path}`, 'interactive'),
      1.05,
    ]),
    ...['/', '/store'].flatMap((path): Goal[] => [
      ...(['largestPaint', 'interactive'] as const).map((field): Goal => [
        `second visit of ${path}, ${field === 'interactive' ? field : 'largest paint'}, to the monolith`,
        secondVisit(`product ${path}`, field) / secondVisit(`monolith ${path}`, field),
        1.1,
      ]),
      [`second visit of ${path}, files`, secondVisit(`product ${path}`, 'fetchedFiles'), 2],
    ]),
    ['layout shift, worst page', worst('layoutShift'), 0.01],
    ['scripts with chart code on pages without a chart', unexpectedChartScripts, 0],
    [
      'bytes of / to the monolith',
      load('product /', 'codeBytes') / load('monolith /', 'codeBytes'),
      1.3,
    ],
    ['discovery chain, worst page', worst('chain'), 2],
    ['remote entries per page', worst('remoteEntries'), 1],
    [
      'bytes of /embed to the best builder, without headers',
      load('product /embed', 'bodyBytes') / PEER_BUILDER_BYTES,
      // 0.6 before the federation library (docs/decisions/0022).
      0.7,
    ],
    [
      'largest paint of /embed to the static floor of /',
      load('product /embed', 'largestPaint') / load('floor /', 'largestPaint'),
      4,
    ],
    ['work per key in a full embed, ms at CPU x4', typing, 16],
  ];
}
