import { z } from 'zod';
import { contract } from '@portico/sdk/contracts/contract';
import { StatusWords } from './words.ts';
import { getComponentNames, getComponents } from './calls.ts';

/** Days of the uptime on the status page, today included. */
export const UPTIME_DAYS = 90;

export const ComponentState = z.enum(['up', 'degraded', 'down', 'maintenance', 'unknown']);

const seconds = z.number().nonnegative();
const time = z.int().meta({ description: 'Epoch seconds, UTC' });

export const ComponentDay = z
  .object({
    day: z.iso.date().meta({ description: 'UTC' }),
    up: seconds,
    degraded: seconds.meta({ description: 'Usable, but slow or partly failing' }),
    down: seconds,
    maintenance: seconds.meta({ description: 'Degraded or down within an announced window' }),
    unknown: seconds.meta({ description: 'Without a measurement' }),
  })
  .meta({ id: 'ComponentDay', description: 'Seconds of a UTC day by state' });
export type ComponentDay = z.infer<typeof ComponentDay>;

export const StatusComponent = z
  .object({
    id: z.string(),
    name: z.string(),
    method: z.string().meta({ description: 'How the component is measured' }),
    state: ComponentState,
    since: time.nullable().meta({ description: 'Start of the state; null: unknown' }),
    uptime: z
      .number()
      .min(0)
      .max(1)
      .nullable()
      .meta({ description: 'Usable share of the counted time; null: nothing was measured' }),
    measured: z.number().min(0).max(1).meta({ description: 'Measured share of the period' }),
    days: z.array(ComponentDay).meta({ description: `The last ${UPTIME_DAYS} days, oldest first` }),
  })
  .meta({ id: 'StatusComponent' });
export type StatusComponent = z.infer<typeof StatusComponent>;

export const StatusComponents = z.object({ at: time, components: z.array(StatusComponent) });
export type StatusComponents = z.infer<typeof StatusComponents>;

export const getComponentNamesContract = contract({
  call: getComponentNames,
  summary: 'The names of components, by their ids',
  response: StatusWords.shape.components,
});

export const getComponentsContract = contract({
  call: getComponents,
  summary: `Lists the components of the site and the bot with their uptime of ${UPTIME_DAYS} days`,
  response: StatusComponents,
});
