/** What a kind of test is about, and what runs it. */
interface TestKind {
  /** For `--help`. */
  about: string;
  /** Playwright's project of the same tests, or of others of this kind. */
  project?: string;
  /** Additional arguments and environment variables of Jest. */
  jest?: { args: string[]; env?: Record<string, string>; hasOwnFiles?: boolean };
}

/** Tests in files `*.<kind>.test.ts`, which Jest runs for their kind alone. */
const ownFiles = (kind: string, ...args: string[]) => ({
  args,
  env: { [`${kind.toUpperCase()}_TESTS`]: '1' },
  hasOwnFiles: true,
});

/** What `npm test` runs. `npm test -- <kind>` runs one of them alone. */
const DAILY = {
  unit: {
    about: 'functions and components: no network, no database',
    jest: { args: ['--selectProjects', 'browser', 'node'] },
  },
  api: {
    about: 'the API over HTTP, on PostgreSQL and PGlite, and its functions',
    jest: { args: ['--selectProjects', 'api'] },
  },
  browser: {
    about: 'journeys through the built product in headless Chromium',
    project: 'journeys',
  },
} as const satisfies Record<string, TestKind>;

/** What `npm run test:full` runs, in this order. */
const NIGHTLY = {
  random: {
    about: 'unit and api in random order, with other random values; replay with --seed=<seed>',
    jest: { args: ['--randomize'], env: { RANDOM_TESTS: '1' } },
  },
  pglite: {
    about: 'api with all databases on PGlite',
    jest: { args: ['--selectProjects', 'api'], env: { TEST_DATABASE: 'pglite' } },
  },
  long: {
    about: 'load, replicas, a full disk, simulations, alerts',
    jest: ownFiles('long'),
  },
  attack: {
    about: 'hostile requests while a probe asks for health; own work per call; patterns',
    jest: ownFiles('attack', '--runInBand'),
  },
  bots: {
    about: 'examples and guide for discord.js, discord.py and Java; needs Python, Java, npm',
    jest: ownFiles('bots', '--runInBand'),
  },
  'last-version': { about: 'API tests of the last release on the migrations of this version' },
  mutations: { about: 'locks, statements and SQL taken away: a test must notice' },
  chaos: {
    about: 'a site under load while its parts fail; network faults of remotes; killed processes',
    project: 'chaos',
    // Arguments may choose tests of the browser alone.
    jest: ownFiles('chaos', '--runInBand', '--passWithNoTests'),
  },
  states: {
    about: 'every state of every page in both themes with axe; every control before activation',
    project: 'states',
  },
  money: {
    about: 'every way of a payment; then all money, derived again from Stripe',
    project: 'money',
  },
  bundlers: {
    about: 'a remote and plain hosts built with Rspack and Vite',
    project: 'bundlers',
  },
  'new-remotes': {
    about: 'a remote in its own repository, by the guide; one in this repository',
    project: 'new-remotes',
  },
  smoke: { about: 'a worker refuses broken releases before they are live', project: 'smoke' },
  upgrade: {
    about: 'this version on the data of the last release; remotes of old shells',
    project: 'upgrade',
  },
  firefox: { about: 'the journeys that its driver can run, in Firefox', project: 'firefox' },
  webkit: { about: "the main journeys in WebKitGTK, Safari's engine", project: 'webkit' },
} as const satisfies Record<string, TestKind>;

export const KINDS: Record<Kind, TestKind> = { ...DAILY, ...NIGHTLY };
export type Kind = keyof typeof DAILY | NightlyKind;
export type NightlyKind = keyof typeof NIGHTLY;
export const KIND_NAMES = Object.keys(KINDS) as Kind[];
export const NIGHTLY_KINDS = Object.keys(NIGHTLY) as NightlyKind[];

/** A list for `--help`. */
export function kindsText(title: string, kinds: readonly Kind[]): string {
  const width = Math.max(...kinds.map((kind) => kind.length));
  return [title, ...kinds.map((kind) => `  ${kind.padEnd(width)}  ${KINDS[kind].about}`)].join(
    '\n',
  );
}
