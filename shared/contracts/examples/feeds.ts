import {
  getStatusAtomContract,
  getStatusBadgeContract,
  getStatusFeedContract,
  getStatusRssContract,
  getStatusSummaryContract,
  getStatusWidgetContract,
} from '../feeds/schema.ts';
import { example } from '@portico/sdk/contracts/example';

const ORIGIN = 'https://bot.example';
const PAGE = `${ORIGIN}/status/incidents/8d641616-4e56-429b-be26-f16d11027f2f`;
const INCIDENT = {
  id: '8d641616-4e56-429b-be26-f16d11027f2f',
  impact: 'minor' as const,
  started_at: '2025-11-20T11:53:20.000Z',
  components: ['gateway'],
  shortlink: PAGE,
};

export const feedsExamples = [
  example(getStatusRssContract, {
    answer: '<?xml version="1.0" encoding="utf-8"?>\n<rss version="2.0">…</rss>',
  }),
  example(getStatusAtomContract, {
    answer:
      '<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">…</feed>',
  }),
  example(getStatusFeedContract, {
    answer: {
      version: 'https://jsonfeed.org/version/1.1',
      title: '{{product}} status',
      description: 'Incidents and maintenance of {{product}}',
      home_page_url: `${ORIGIN}/status`,
      feed_url: `${ORIGIN}/api/status/feed.json`,
      language: 'en',
      items: [
        {
          id: PAGE,
          url: PAGE,
          title: 'Investigating: Commands answer slowly',
          content_text: 'Affected: Bot',
          date_published: '2025-11-20T11:53:20.000Z',
          date_modified: '2025-11-20T11:53:20.000Z',
          tags: ['incident', 'Bot'],
        },
      ],
    },
  }),
  example(getStatusSummaryContract, {
    answer: {
      page: {
        name: '{{product}}',
        url: `${ORIGIN}/status`,
        updated_at: '2025-11-20T12:00:00.000Z',
      },
      status: { indicator: 'minor', description: 'Some systems are degraded' },
      components: [{ id: 'gateway', name: 'Bot', status: 'degraded', uptime_90_days: 0.9998 }],
      incidents: [
        {
          ...INCIDENT,
          name: 'Commands answer slowly',
          kind: 'incident',
          status: 'investigating',
          scheduled_until: null,
        },
      ],
      scheduled_maintenances: [
        {
          ...INCIDENT,
          name: 'Upgrade of the database',
          kind: 'maintenance',
          status: 'scheduled',
          scheduled_until: '2025-11-20T13:00:00.000Z',
        },
      ],
    },
  }),
  example(getStatusBadgeContract, {
    query: { component: 'gateway' },
    answer: '<svg xmlns="http://www.w3.org/2000/svg">…</svg>',
  }),
  example(getStatusWidgetContract, { answer: '<!doctype html><html lang="en">…</html>' }),
];
