import { z } from 'zod';
import { COMPONENT_IDS } from '../components/ids.ts';
import { ComponentState } from '../components/schema.ts';
import { contract } from '@portico/sdk/contracts/contract';
import { IncidentImpact, IncidentKind, IncidentState } from '../incidents/schema.ts';
import {
  getStatusAtom,
  getStatusBadge,
  getStatusFeed,
  getStatusRss,
  getStatusSummary,
  getStatusWidget,
} from './calls.ts';

const moment = z.iso.datetime().meta({ description: 'UTC' });

/** JSON Feed 1.1 (jsonfeed.org). */
export const JsonFeed = z.object({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string(),
  description: z.string(),
  home_page_url: z.url(),
  feed_url: z.url(),
  language: z.string(),
  items: z.array(
    z.object({
      id: z.string(),
      url: z.url(),
      title: z.string(),
      content_text: z.string(),
      date_published: moment,
      date_modified: moment,
      tags: z.array(z.string()),
    }),
  ),
});
export type JsonFeed = z.infer<typeof JsonFeed>;

const SummaryIncident = z.object({
  id: z.string(),
  name: z.string(),
  kind: IncidentKind,
  impact: IncidentImpact,
  status: IncidentState,
  started_at: moment,
  scheduled_until: moment.nullable(),
  components: z.array(z.string()),
  shortlink: z.url(),
});

/** The present in one answer, with the names of fields that clients of other status pages know. */
export const StatusSummary = z
  .object({
    page: z.object({ name: z.string(), url: z.url(), updated_at: moment }),
    status: z.object({
      indicator: z.enum(['none', 'minor', 'major', 'critical', 'maintenance', 'unknown']),
      description: z.string(),
    }),
    components: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        status: ComponentState,
        uptime_90_days: z.number().nullable().meta({ description: '0 to 1; null: no data' }),
      }),
    ),
    incidents: z.array(SummaryIncident).meta({ description: 'Ongoing' }),
    scheduled_maintenances: z
      .array(SummaryIncident)
      .meta({ description: 'Planned or in progress' }),
  })
  .meta({ id: 'StatusSummary' });
export type StatusSummary = z.infer<typeof StatusSummary>;

/** Unknown keys are ignored: people append them to addresses in READMEs, against caches. */
const OfComponent = z.object({
  component: z
    .enum(COMPONENT_IDS)
    .optional()
    .meta({ description: 'Only this component; default: the overall state' }),
});

export const getStatusRssContract = contract({
  call: getStatusRss,
  summary: 'Incidents and maintenance as RSS 2.0',
  media: 'application/rss+xml',
  response: z.string(),
});

export const getStatusAtomContract = contract({
  call: getStatusAtom,
  summary: 'Incidents and maintenance as Atom 1.0',
  media: 'application/atom+xml',
  response: z.string(),
});

export const getStatusFeedContract = contract({
  call: getStatusFeed,
  summary: 'Incidents and maintenance as JSON Feed 1.1',
  response: JsonFeed,
});

export const getStatusSummaryContract = contract({
  call: getStatusSummary,
  summary: 'The current state of all components, incidents and maintenance',
  response: StatusSummary,
});

export const getStatusBadgeContract = contract({
  call: getStatusBadge,
  summary: 'An SVG badge with the current state',
  query: OfComponent,
  media: 'image/svg+xml',
  response: z.string(),
});

export const getStatusWidgetContract = contract({
  call: getStatusWidget,
  summary: 'A small page with the current state, for frames on other sites',
  media: 'text/html',
  response: z.string(),
});
