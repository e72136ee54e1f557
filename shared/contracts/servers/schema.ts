import { z } from 'zod';
import { contract } from '@portico/sdk/contracts/contract';
import { lenient } from '@portico/sdk/contracts/leniency';
import { InvoiceId } from '../invoices/schema.ts';
import {
  authorizeServers,
  getAuthorizedServers,
  getInvoiceServers,
  getLicenseSummary,
  getServer,
  getServerList,
  getTransfers,
  transferServer,
} from './calls.ts';

export const GuildId = z.string().regex(/^\d{17,20}$/, 'must be a server id (17 to 20 digits)');

/** Number of authorized servers of an invoice (spec 1 §3). */
export const InvoiceServers = z
  .object({ authorizedCount: z.int(), remainingCount: z.int(), serverCount: z.int() })
  .meta({ id: 'InvoiceServers' });
export type InvoiceServers = z.infer<typeof InvoiceServers>;

/** Licenses and slots of a user. */
export const LicenseSummary = z
  .object({
    licenses: z.int().meta({ description: 'Completed invoices' }),
    slots: z.int(),
    used: z.int().meta({ description: 'Slots that are assigned to a server' }),
    free: z.int(),
  })
  .meta({ id: 'LicenseSummary' });
export type LicenseSummary = z.infer<typeof LicenseSummary>;

/** A server that the user may manage (spec 1 §3). */
export const ServerOption = z
  .object({
    id: GuildId,
    name: z.string(),
    members: z.int().nullable(),
    icon: z.string().nullable().meta({ description: 'URL of the server icon' }),
    authorized: lenient(
      'optional',
      z.boolean().meta({ description: 'Whether a license covers the server' }),
    ),
  })
  .meta({ id: 'ServerOption' });
export type ServerOption = z.infer<typeof ServerOption>;

/** A server that one of the user's licenses covers (spec 1 §3). */
export const AuthorizedServer = z
  .object({
    guild_id: z.string(),
    owner_id: z.string().meta({ description: 'User id of the license owner' }),
    timestamp: lenient('key', z.string().meta({ description: 'Epoch seconds as a string' })),
    invoice_id: lenient('optional', InvoiceId.describe('Invoice of the slot')),
    transferable_at: lenient(
      'optional',
      z
        .int()
        .nullable()
        .meta({ description: 'Earliest time of a transfer, epoch seconds; null: possible now' }),
    ),
    next_transfer_at: z.int().nullish().meta({
      description:
        'Earliest time of the transfer after one that is made now, epoch seconds; null: no limit',
    }),
  })
  .meta({ id: 'AuthorizedServer' });
export type AuthorizedServer = z.infer<typeof AuthorizedServer>;

export const Transfer = z
  .object({ from: z.string(), to: z.string(), at: z.int(), invoice_id: InvoiceId })
  .meta({ id: 'Transfer' });
export type Transfer = z.infer<typeof Transfer>;

export const ServerName = z
  .object({ name: z.string(), image: z.string().nullable() })
  .meta({ id: 'ServerName' });
export type ServerName = z.infer<typeof ServerName>;

export const getInvoiceServersContract = contract({
  call: getInvoiceServers,
  summary: "Returns the number of authorized servers of one of the caller's invoices",
  params: z.object({ invoiceId: InvoiceId }),
  response: InvoiceServers,
});

export const getLicenseSummaryContract = contract({
  call: getLicenseSummary,
  summary: "Returns the number of the caller's licenses, used and free slots",
  response: LicenseSummary,
});

export const getServerListContract = contract({
  call: getServerList,
  summary: 'Lists the servers that the caller owns or may manage',
  response: z.object({ servers: z.array(ServerOption) }),
});

export const authorizeServersContract = contract({
  call: authorizeServers,
  summary: 'Assigns slots of an invoice to servers, all or none',
  description:
    'The caller must be able to manage each server. 409 if a license covers one already.',
  body: z.strictObject({
    invoiceId: InvoiceId,
    serverIds: z
      .array(GuildId)
      .min(1, 'Please enter a valid server ID')
      .max(25)
      .refine((ids) => new Set(ids).size === ids.length, 'names a server twice'),
  }),
  response: InvoiceServers,
});

export const getAuthorizedServersContract = contract({
  call: getAuthorizedServers,
  summary: "Lists the servers that the caller's licenses cover, newest first, at most 2000",
  response: z.array(AuthorizedServer),
});

export const transferServerContract = contract({
  call: transferServer,
  summary: 'Moves an authorization from one server to another',
  body: z.strictObject({ oldGuildId: GuildId, newGuildId: GuildId }),
  response: z.object({ success: z.literal(true) }),
});

export const getTransfersContract = contract({
  call: getTransfers,
  summary: "Lists the caller's transfers, newest first, at most 50",
  response: z.array(Transfer),
});

export const getServerContract = contract({
  call: getServer,
  summary: 'Returns name and icon of a server, if known',
  params: z.object({ guildId: GuildId }),
  response: ServerName,
});
