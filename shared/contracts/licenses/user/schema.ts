import { z } from 'zod';
import { contract } from '@portico/sdk/contracts/contract';
import { DisputeState, InvoiceId, InvoiceStatus, RefundState } from '../../invoices/schema.ts';
import { GuildId } from '../../servers/schema.ts';
import { Guarantee, PlanId, PlanName } from '../../store/schema.ts';
import { getSlotHistory, getUserLicenses, releaseSlot } from './calls.ts';

const time = z.int().meta({ description: 'Epoch seconds, UTC' });

/** A server under the name that it had when a slot covered it. */
export const SlotServer = z
  .object({
    id: GuildId,
    name: z.string().nullable(),
    icon: z.string().nullable().meta({ description: 'URL of the server icon' }),
  })
  .meta({ id: 'SlotServer' });
export type SlotServer = z.infer<typeof SlotServer>;

export const UserSlot = z
  .object({
    position: z.int().meta({ description: 'From 1 within the license' }),
    server: SlotServer.nullable().meta({ description: 'The server that it covers; null: free' }),
    since: time.nullable().meta({ description: 'Since when it covers this server' }),
    transferableAt: time
      .nullable()
      .meta({ description: 'Earliest time of a transfer or release; null: possible now' }),
    revokedAt: time.nullable().meta({ description: 'When a refund or a dispute revoked it' }),
  })
  .meta({ id: 'UserSlot' });
export type UserSlot = z.infer<typeof UserSlot>;

/** A paid or granted invoice with its slots. */
export const UserLicense = z
  .object({
    invoiceId: InvoiceId,
    number: z.string().nullable(),
    plan: PlanId,
    planName: PlanName.optional(),
    status: InvoiceStatus,
    dispute: DisputeState.nullish().meta({
      description: 'How the bank has decided about the payment; null: there is no dispute',
    }),
    isComplimentary: z.boolean(),
    isImported: z.boolean().optional().meta({ description: 'Bought in another shop' }),
    discord: z
      .enum(['bought', 'test'])
      .nullish()
      .meta({ description: 'Bought in Discord, which has the money; test: without money' }),
    isGift: z.boolean().optional().meta({
      description: 'A gift that the caller has redeemed: nothing about its payment is shown',
    }),
    isRefunding: z.boolean(),
    refund: RefundState,
    guarantee: Guarantee,
    slots: z.array(UserSlot),
  })
  .meta({ id: 'UserLicense' });
export type UserLicense = z.infer<typeof UserLicense>;

export const SlotEvent = z
  .object({
    id: z.string(),
    at: time,
    what: z.enum(['made', 'authorized', 'transferred', 'released', 'revoked', 'restored']),
    by: z
      .enum(['owner', 'team', 'payment'])
      .meta({ description: 'Who caused it; `payment`: the payment provider' }),
    server: SlotServer.nullable(),
    from: SlotServer.nullable().meta({ description: 'The previous server of a transfer' }),
  })
  .meta({ id: 'SlotEvent' });
export type SlotEvent = z.infer<typeof SlotEvent>;

export const getUserLicensesContract = contract({
  call: getUserLicenses,
  summary: "Lists the caller's licenses with their slots, newest first, at most 2000 slots",
  response: z.object({
    licenses: z.array(UserLicense),
    nextTransferAt: time
      .nullable()
      .meta({ description: 'When a slot that is transferred now can be transferred again' }),
  }),
});

const slotParams = z.object({
  invoiceId: InvoiceId,
  position: z.coerce.number().int().min(1).max(1000),
});

export const getSlotHistoryContract = contract({
  call: getSlotHistory,
  summary: "Lists what happened to one of the caller's slots, newest first, at most 100 events",
  params: slotParams,
  response: z.object({ events: z.array(SlotEvent) }),
});

export const releaseSlotContract = contract({
  call: releaseSlot,
  summary: "Frees one of the caller's slots",
  description:
    'The server loses its license. A release counts as a transfer: 409 within the cool-down of the last one, and a new cool-down begins. 409 if the slot covers another server than the named one. A repeated call changes nothing.',
  params: slotParams,
  body: z.strictObject({ guildId: GuildId }),
  response: z.object({ success: z.literal(true) }),
});
