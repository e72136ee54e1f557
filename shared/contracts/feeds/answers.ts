// Written by `npm run answers` from schema.ts; do not edit.
export const getStatusAtom = 'string' as const;
export const getStatusBadge = 'string' as const;
export const getStatusFeed = {
  version: 'string',
  title: 'string',
  description: 'string',
  home_page_url: 'string',
  feed_url: 'string',
  language: 'string',
  items: [
    {
      id: 'string',
      url: 'string',
      title: 'string',
      content_text: 'string',
      date_published: 'string',
      date_modified: 'string',
      tags: ['string'],
    },
  ],
} as const;
export const getStatusRss = 'string' as const;
export const getStatusSummary = {
  page: { name: 'string', url: 'string', updated_at: 'string' },
  status: { indicator: 'string', description: 'string' },
  components: [{ id: 'string', name: 'string', status: 'string', 'uptime_90_days??': 'number' }],
  incidents: [
    {
      id: 'string',
      name: 'string',
      kind: 'string',
      impact: 'string',
      status: 'string',
      started_at: 'string',
      'scheduled_until??': 'string',
      components: ['string'],
      shortlink: 'string',
    },
  ],
  scheduled_maintenances: [
    {
      id: 'string',
      name: 'string',
      kind: 'string',
      impact: 'string',
      status: 'string',
      started_at: 'string',
      'scheduled_until??': 'string',
      components: ['string'],
      shortlink: 'string',
    },
  ],
} as const;
export const getStatusWidget = 'string' as const;
