import { medianOf, ratioOf, type Loads } from './cold-load/loads.ts';
import type { ColdLoad } from './cold-load/measure.ts';
import { CLIENT_RENDERED, PRERENDERED } from './pages.ts';
import type { Quartiles } from './statistics.ts';

/**
 * Bytes of the smallest React embed builder without headers: 246,490 from a bare server in ten answers, whose
 * headers have about 200 bytes.
 */
const PEER_BUILDER_BYTES = 244_490;

/** What a run measured. */
export interface Figures {
  loads: Loads;
  /** Visits of a page that the browser has opened before. */
  secondVisits: Loads;
  /** First route changes by target, as ratios to the monolith. */
  routeChanges: Record<string, Quartiles>;
  /** Bytes of the document of `/`: as sent to a browser, and uncompressed. */
  document: { brotli: number; raw: number };
  /** Number of scripts with chart code on pages without a chart. */
  unexpectedChartScripts: number;
  /** Work per key press in a full embed, in milliseconds. */
  typing: Quartiles;
}

/** A figure and its limit, which is the most that it may be unless it is the least. */
export interface Goal {
  name: string;
  /** Of several rounds, their median counts. */
  value: number | Quartiles;
  limit: number;
  kind?: 'at least';
}

export const goal = (name: string, value: Goal['value'], limit: number): Goal => ({
  name,
  value,
  limit,
});

export const valueOf = ({ value }: Goal): number =>
  typeof value === 'number' ? value : value.median;

export const isMet = (one: Goal): boolean =>
  one.kind === 'at least' ? valueOf(one) >= one.limit : valueOf(one) <= one.limit;

/** The goals of the issues. */
export function goalsOf(figures: Figures): Goal[] {
  const { loads, secondVisits, routeChanges, document, unexpectedChartScripts, typing } = figures;
  const paths = [...PRERENDERED, ...CLIENT_RENDERED].map(({ path }) => path);
  const worst = (field: keyof ColdLoad) =>
    Math.max(...paths.map((path) => medianOf(loads, `product ${path}`, field)));
  const toMonolith = (path: string, field: keyof ColdLoad, visits = loads) =>
    ratioOf(visits, `product ${path}`, `monolith ${path}`, field);
  return [
    ...PRERENDERED.map(({ path }) =>
      goal(
        `largest paint of ${path} to the static floor`,
        ratioOf(loads, `product ${path}`, `floor ${path}`, 'largestPaint'),
        1.25,
      ),
    ),
    ...CLIENT_RENDERED.map(({ path }) =>
      goal(`largest paint of ${path} to the monolith`, toMonolith(path, 'largestPaint'), 1.15),
    ),
    ...Object.entries(routeChanges).map(([to, ratio]) =>
      goal(`first route change to ${to} to the monolith`, ratio, 1),
    ),
    ...['/', '/store'].map((path) =>
      goal(`interactive ${path} to the monolith`, toMonolith(path, 'interactive'), 1.05),
    ),
    ...['/', '/store'].flatMap((path) => [
      ...(['largestPaint', 'interactive'] as const).map((field) =>
        goal(
          `second visit of ${path}, ${field === 'interactive' ? field : 'largest paint'}, to the monolith`,
          toMonolith(path, field, secondVisits),
          1.1,
        ),
      ),
      goal(
        `second visit of ${path}, files`,
        medianOf(secondVisits, `product ${path}`, 'fetchedFiles'),
        2,
      ),
    ]),
    goal('layout shift, worst page', worst('layoutShift'), 0.01),
    goal('scripts with chart code on pages without a chart', unexpectedChartScripts, 0),
    goal('document and scripts of / to the monolith', toMonolith('/', 'codeBytes'), 1.25),
    goal('document of /, Brotli, kB', document.brotli / 1000, 9),
    goal('document of /, raw, kB', document.raw / 1000, 45),
    goal('discovery chain, worst page', worst('chain'), 2),
    goal('remote entries per page', worst('remoteEntries'), 1),
    goal(
      'bytes of /embed to the best builder, without headers',
      medianOf(loads, 'product /embed', 'bodyBytes') / PEER_BUILDER_BYTES,
      // 0.6 before the federation library (docs/decisions/0022).
      0.7,
    ),
    goal('work per key in a full embed, ms at CPU x4', typing, 16),
  ];
}
