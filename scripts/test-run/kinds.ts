/** Playwright's project of each kind of test that runs in a browser. */
export const BROWSER_KINDS = {
  browser: 'journeys',
  chaos: 'chaos',
  states: 'states',
  money: 'money',
  bundlers: 'bundlers',
  'new-remotes': 'new-remotes',
  smoke: 'smoke',
  upgrade: 'upgrade',
  firefox: 'firefox',
  webkit: 'webkit',
} as const;

/**
 * The kinds of `npm test -- <kind>`. `long`, `attack` and `bots`: Jest's tests `*.long.test.ts`,
 * `*.attack.test.ts` and `*.bots.test.ts`. `mutations`: locks,
 * statements and SQL that are taken away, which a test must notice. `last-version`: the API tests of the last
 * released version, on the schema of this one.
 */
export type Kind =
  'jest' | 'long' | 'attack' | 'bots' | 'last-version' | 'mutations' | keyof typeof BROWSER_KINDS;
export const KINDS = [
  'jest',
  'long',
  'attack',
  'bots',
  'last-version',
  'mutations',
  ...Object.keys(BROWSER_KINDS),
] as Kind[];

/** What `npm test` runs without a kind. All other kinds are run by `npm run test:full`. */
const DAILY: readonly Kind[] = ['jest', 'browser'];
export const FULL_KINDS = KINDS.filter((kind) => !DAILY.includes(kind));
