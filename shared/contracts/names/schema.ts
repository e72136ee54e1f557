import { z } from 'zod';
import { contract } from '../contract.ts';
import { Snowflake } from '../text.ts';
import { getNames } from './calls.ts';

/** Most ids that one call names. */
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
    avatar: z.string().nullable().meta({ description: "Hash of the chat platform's picture" }),
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
  summary: 'Names beside ids; whoever cannot be named now is left out',
  query: z.strictObject({
    users: ids.meta({ description: 'Ids with commas between' }),
    servers: ids.meta({ description: 'Ids with commas between' }),
  }),
  response: Names,
});
