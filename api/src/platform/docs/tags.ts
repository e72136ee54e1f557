interface Tag {
  name: string;
  description: string;
  /** Beginnings of the paths of its operations. */
  paths: readonly string[];
}

/** Groups of operations. The longest beginning of a path decides. */
const TAGS: readonly Tag[] = [
  {
    name: 'Account',
    description: 'The signed-in user: session, export and deletion of the account',
    paths: ['/api/auth', '/api/account'],
  },
  {
    name: 'Avatars',
    description: 'The avatar history',
    paths: ['/api/avatars'],
  },
  {
    name: 'Bot',
    description: 'Public data about the bot: commands, templates, team, status, incidents',
    paths: [
      ...['/api/commands', '/api/templates', '/api/team', '/api/user'],
      ...['/api/history', '/api/shards', '/api/components', '/api/incidents', '/api/status'],
    ],
  },
  {
    name: 'Content',
    description: 'What the site pack says: landing page, features, embed builder and legal texts',
    paths: ['/api/landing', '/api/features', '/api/builder', '/api/legal', '/api/store'],
  },
  {
    name: 'Store',
    description: 'Plans, purchases and invoices',
    paths: [
      '/api/plans',
      '/api/seller',
      '/api/store',
      '/api/stripe',
      '/api/invoices',
      '/api/user/invoices',
      '/api/withdrawals',
    ],
  },
  {
    name: 'Servers',
    description: "The signed-in user's licenses, their slots and servers",
    paths: ['/api/user/licenses', '/api/user/servers', '/api/server', '/api/gifts'],
  },
  {
    name: 'Licenses',
    description: 'For the bot: the servers that have a license',
    paths: ['/api/bot'],
  },
  {
    name: 'Ingest',
    description:
      'For the bot: batches of data. Invalid items are rejected one by one; the receipt lists them.',
    paths: ['/api/ingest'],
  },
  {
    name: 'Releases',
    description: 'For teams and their pipelines: publish, promote and roll back apps',
    paths: ['/api/releases'],
  },
  {
    name: 'Smoke runs',
    description: 'For workers that load the pages of a published version in a browser',
    paths: ['/api/smoke'],
  },
  {
    name: 'Site',
    description: 'The live releases, what browsers report about them, and the state of the API',
    paths: ['/api/registry', '/api/reports', '/api/health'],
  },
  {
    name: 'Staff',
    description: 'For members of the team: customers, incidents, logs and lists',
    paths: ['/api/staff', '/api/activity', '/api/economy', '/blacklist'],
  },
  {
    name: 'Platform',
    description: 'For members of the team: releases, canaries, previews, load times and errors',
    paths: ['/api/staff/platform', '/api/staff/site', '/api/vitals'],
  },
];

/** @throws Error for a path of no group */
export function tagOf(path: string): string {
  const beginnings = TAGS.flatMap(({ name, paths }) => paths.map((start) => ({ name, start })));
  const [longest] = beginnings
    .filter(({ start }) => path === start || path.startsWith(`${start}/`))
    .sort((one, other) => other.start.length - one.start.length);
  if (!longest) throw new Error(`${path} has no tag: add it to api/src/platform/docs/tags.ts.`);
  return longest.name;
}

/** The tags with these names, in order. */
export const tagsOf = (names: readonly string[]): { name: string; description: string }[] =>
  TAGS.filter(({ name }) => names.includes(name)).map(({ name, description }) => ({
    name,
    description,
  }));
