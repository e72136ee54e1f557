import type { Feed, RouteData } from '@portico/sdk/platform';

export const STATUS_FEEDS: Feed[] = [
  { type: 'application/atom+xml', path: '/api/status/feed.atom', title: '{product} status' },
  { type: 'application/rss+xml', path: '/api/status/feed.rss', title: '{product} status' },
  { type: 'application/feed+json', path: '/api/status/feed.json', title: '{product} status' },
];

const CATEGORIES = {
  path: '/api/commands/display-categories',
  only: 'scripts',
} as const;

/** The first commands of the list. A search is the page's own work. */
export const commandsData: RouteData = {
  get: { reference: '/api/commands/reference', categories: CATEGORIES },
  view: 'reference',
  without: ['q'],
};

/** The first commands of a category. */
export const categoryData: RouteData = {
  get: { reference: '/api/commands/reference?category=:category', categories: CATEGORIES },
  view: 'reference',
  without: ['q'],
  // A hidden category, which the page fetches for the team.
  notFound: 'page',
  head: { title: '{title}', description: '{description}' },
};

/** A command, at its one address. */
export const commandData: RouteData = {
  get: { command: '/api/commands/:category/:name' },
  canonical: { category: 'address.category', name: 'address.name' },
  head: { title: '{name} command', description: '{description}' },
};

const COMPONENT_NAMES = { path: '/api/components/names', only: 'scripts' } as const;

/** The last known status, in the texts of its page. */
export const statusData: RouteData = {
  get: {
    texts: { path: '/api/status/texts', only: 'template' },
    components: { path: '/api/components', only: 'scripts' },
    names: COMPONENT_NAMES,
    incidents: { path: '/api/incidents', only: 'scripts' },
    first: { path: '/api/shards/first', only: 'scripts' },
    // A longer list is fetched by the page.
    shards: { path: '/api/shards', only: 'scripts', maxBytes: 12_000 },
  },
  view: 'texts',
  // The view of the shards alone is the page's own work.
  without: ['view'],
};

/** The first page of the incident history. */
export const incidentsData: RouteData = {
  get: {
    texts: { path: '/api/incidents/history/texts', only: 'template' },
    history: '/api/incidents/history?page=1',
    names: COMPONENT_NAMES,
  },
  view: 'texts',
  // Further pages are fetched by the page.
  without: ['page'],
};

/** A report; the page explains an address without one. */
export const incidentData: RouteData = {
  get: {
    texts: { path: '/api/incidents/:id/texts', only: 'template' },
    incident: '/api/incidents/:id',
    names: COMPONENT_NAMES,
  },
  view: 'texts',
  notFound: 'page',
};

/** The team by rank. */
export const teamData: RouteData = {
  get: {
    groups: { path: '/api/team/groups', only: 'template' },
    ranks: { path: '/api/team/ranks', only: 'scripts' },
    members: '/api/team',
  },
  view: 'groups',
  needs: 'members',
};

/** A page of the avatar history. */
export const avatarsData: RouteData = {
  get: { page: '/api/avatars/pages?page=:page' },
  query: { page: { pattern: '[0-9]{1,5}', default: '1' } },
  view: {
    fields: {
      tiles: {
        list: 'page.entries',
        each: {
          fields: {
            userId: 'user_id',
            avatar: 'avatar',
            at: { utc: 'timestamp', as: 'iso' },
            when: { utc: 'timestamp', as: 'moment' },
          },
        },
      },
      earlier: { optional: 'page.earlier' },
      later: { optional: 'page.later' },
      extent: {
        choice: 'page.extent',
        of: ['none', 'several'],
        value: { fields: { page: 'page.page', pages: 'page.pages' } },
      },
    },
  },
};

/** A legal text of the site pack. */
export const legalData = (name: string): RouteData => ({
  get: { text: `/api/legal/${name}` },
  head: { title: '{title}', description: '{description}' },
});

/** Fields as they are. */
const same = (...names: string[]) => Object.fromEntries(names.map((name) => [name, name]));

export const landingData: RouteData = {
  get: { landing: '/api/landing', figures: { path: '/api/landing/figures', mayFail: true } },
  view: {
    fields: {
      title: 'landing.title',
      description: 'landing.description',
      sections: {
        list: 'landing.sections',
        each: {
          fields: {
            hero: {
              list: 'hero',
              each: {
                fields: {
                  ...same('title', 'text', 'buttons', 'notes', 'scene'),
                  figures: { list: 'figures', each: '/figures' },
                },
              },
            },
            ...same('points', 'cards', 'questions', 'closing'),
            economy: {
              list: 'economy',
              each: {
                fields: {
                  ...same('title', 'text', 'features', 'channel', 'currency'),
                  // A template formats no numbers.
                  cash: { number: 'cash' },
                  card: { number: 'card' },
                },
              },
            },
          },
        },
      },
    },
  },
  head: { title: '{title}', description: '{description}' },
};

export const featuresData: RouteData = {
  get: { features: '/api/features' },
  head: { title: '{title}', description: '{description}' },
};

export const featureData: RouteData = {
  get: { feature: '/api/features/:name' },
  head: { title: '{label}', description: '{lead}' },
};
