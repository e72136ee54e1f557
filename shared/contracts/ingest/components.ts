import { z } from 'zod';
import { COMPONENT_IDS } from '../components/ids.ts';
import { call } from '../call.ts';
import { eventsContract } from './ingest-contract.ts';
import { EventId } from './receipt.ts';

const DAY_SECONDS = 86_400;
const seconds = z.number().min(0).max(DAY_SECONDS);

/** A day of a component, as an earlier monitor has measured it. */
export const ComponentDayEvent = z
  .object({
    id: EventId,
    component: z.enum(COMPONENT_IDS),
    day: z.iso.date().meta({ description: 'UTC; the day must be over' }),
    up: seconds,
    degraded: seconds,
    down: seconds,
    maintenance: seconds,
  })
  .refine(
    ({ up, degraded, down, maintenance }) => up + degraded + down + maintenance <= DAY_SECONDS,
    {
      path: ['up'],
      message: `up, degraded, down and maintenance must be at most ${DAY_SECONDS} seconds together`,
    },
  )
  .meta({ id: 'ComponentDayEvent' });
export type ComponentDayEvent = z.infer<typeof ComponentDayEvent>;

export const postComponentDaysContract = eventsContract({
  call: call({
    operation: 'ingestComponentDays',
    method: 'POST',
    path: '/api/ingest/component-days',
  }),
  scope: 'components',
  summary: 'Imports the uptime of past days from an earlier monitor',
  item: ComponentDayEvent,
});
