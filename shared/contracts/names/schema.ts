import { z } from 'zod';
import { contract } from '@portico/sdk/contracts/contract';
import { Snowflake } from '@portico/sdk/contracts/text';
import { getNames } from './calls.ts';

/** Maximum number of ids per call and list. */
const MAX_IDS = 60;

const ids = z
  .string()
  .max(MAX_IDS * 21)
  .transform((text) => [...new Set(text.split(',').filter(Boolean))])
  .pipe(z.array(Snowflake).max(MAX_IDS))
  .optional();

export const NamedPerson = z
  .object({
    name: z.string(),
    avatar: z.string().nullable().meta({ description: 'Avatar hash at Discord' }),
  })
  .meta({ id: 'NamedPerson' });
export type NamedPerson = z.infer<typeof NamedPerson>;

export const NamedServer = z
  .object({ name: z.string(), image: z.string().nullable() })
  .meta({ id: 'NamedServer' });
export type NamedServer = z.infer<typeof NamedServer>;

export const Names = z
  .object({
    users: z.record(z.string(), NamedPerson),
    servers: z.record(z.string(), NamedServer),
  })
  .meta({ id: 'Names' });
export type Names = z.infer<typeof Names>;

export const getNamesContract = contract({
  call: getNames,
  summary: 'Resolves ids to names',
  description: 'Ids that cannot be resolved now are omitted.',
  query: z.strictObject({
    users: ids.meta({ description: 'Comma-separated ids' }),
    servers: ids.meta({ description: 'Comma-separated ids' }),
  }),
  response: Names,
});
