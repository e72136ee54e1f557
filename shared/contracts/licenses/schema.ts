import { z } from 'zod';
import { call } from '../call.ts';
import { contract } from '@portico/sdk/contracts/contract';
import { GuildId } from '../servers/schema.ts';

export const Cursor = z.string().regex(/^\d{1,19}$/);

/** A server gained or lost its license. */
export const LicenseEvent = z
  .object({
    cursor: Cursor,
    type: z.enum(['authorized', 'deauthorized']),
    guildId: z.string(),
    at: z.int().meta({ description: 'Epoch seconds, UTC' }),
  })
  .meta({ id: 'LicenseEvent' });
export type LicenseEvent = z.infer<typeof LicenseEvent>;

/** A message to a customer, which the bot may send as a direct message. */
export const LicenseMessage = z
  .object({
    cursor: Cursor,
    type: z.literal('message'),
    at: z.int().meta({ description: 'Epoch seconds, UTC' }),
    message: z.object({
      id: z.string().meta({ description: 'The same for a repeated delivery' }),
      kind: z.string().meta({ description: 'What happened, such as payment.received' }),
      userId: z.string().meta({ description: 'Discord id of the recipient' }),
      invoiceId: z.string(),
      subject: z.string(),
      text: z.string().meta({ description: 'Plain text of less than 2,000 characters' }),
      url: z.string().meta({ description: 'A page of the site' }),
    }),
  })
  .meta({ id: 'LicenseMessage' });
export type LicenseMessage = z.infer<typeof LicenseMessage>;

/** Asks for messages as well. Readers that know only changes of licenses do not get them. */
export const WithMessages = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1')
  .meta({
    description: '1: messages to customers as well, where the operator has switched them on',
  });

export const getLicenseContract = contract({
  call: call({ operation: 'getLicense', method: 'GET', path: '/api/bot/licenses/:guildId' }),
  summary: 'Whether a server has a license',
  params: z.object({ guildId: GuildId }),
  response: z.object({ guildId: z.string(), authorized: z.boolean(), since: z.int().nullable() }),
});

export const getLicensesContract = contract({
  call: call({ operation: 'getLicenses', method: 'GET', path: '/api/bot/licenses' }),
  summary: 'Lists all servers with a license, and the cursor from which events continue',
  response: z.object({ guildIds: z.array(z.string()), cursor: Cursor }),
});

export const getLicenseEventsContract = contract({
  call: call({ operation: 'getLicenseEvents', method: 'GET', path: '/api/bot/license-events' }),
  summary: 'Lists changes of licenses after a cursor',
  description:
    'With `wait`, the answer comes with the next change, or empty after that many seconds. The next call sends `cursor` of the answer as `after`, and so misses no change.',
  query: z.strictObject({
    after: Cursor.default('0'),
    wait: z.coerce.number().int().min(0).max(25).default(0).meta({ description: 'Seconds' }),
    limit: z.coerce.number().int().min(1).max(1000).default(500),
    messages: WithMessages,
  }),
  response: z.object({
    events: z.array(z.union([LicenseEvent, LicenseMessage])),
    cursor: Cursor,
  }),
});
