import { z } from 'zod';
import { contract } from '@portico/sdk/contracts/contract';
import { lenient } from '@portico/sdk/contracts/leniency';
import { RIGHTS } from '@portico/sdk/contracts/team/rights';
import { StaffWords } from '../pack/staff.ts';
import { AuditEntry } from '@portico/sdk/contracts/audit/schema';
import { InvoiceId } from '../invoices/schema.ts';
import { CurrencyCode, PlanId } from '../store/schema.ts';
import { getDesk, getOpenWork, getWaitingInvoices, getWaitingPurchases } from './calls.ts';
import { OPEN_WORK_KINDS, WAITING_INVOICES } from './open-work.ts';

/** Settings of this deployment and rights of the caller, for the back-office. */
export const Desk = z
  .object({
    rights: z.array(z.enum(RIGHTS)).meta({ description: 'Rights of the caller besides reading' }),
    words: lenient('optional', StaffWords),
    server_id: z.string().meta({ description: "The team's Discord server (spec 1 §7)" }),
  })
  .meta({ id: 'Desk' });
export type Desk = z.infer<typeof Desk>;

export const getDeskContract = contract({
  call: getDesk,
  summary: "Returns the deployment's settings and the caller's rights for the back-office",
  response: Desk,
});

const time = z.int().meta({ description: 'Epoch seconds, UTC' });

export const OpenWork = z
  .object({
    work: z.array(
      z.object({
        kind: z.enum(OPEN_WORK_KINDS),
        count: z.int().positive(),
        since: time.nullable().meta({ description: 'Begin of the oldest one; null: not known' }),
      }),
    ),
    audit: z.array(AuditEntry).meta({ description: 'The last twenty entries, newest first' }),
  })
  .meta({ id: 'OpenWork' });
export type OpenWork = z.infer<typeof OpenWork>;

export const getOpenWorkContract = contract({
  call: getOpenWork,
  summary: 'Counts what waits for the team, without kinds that the caller may not handle',
  response: OpenWork,
});

export const WaitingInvoice = z.object({
  invoiceId: InvoiceId,
  number: z.string().nullable(),
  userId: z.string(),
  username: z.string().nullable().meta({ description: 'Null: the account was deleted' }),
  plan: PlanId,
  amount: z.int().meta({ description: 'The price, in the smallest unit of the currency' }),
  currency: CurrencyCode,
  since: time,
  note: z
    .string()
    .nullable()
    .meta({ description: 'Of a refund: why it was refused. Of an email: its kind' }),
});
export type WaitingInvoice = z.infer<typeof WaitingInvoice>;

export const getWaitingInvoicesContract = contract({
  call: getWaitingInvoices,
  summary: 'Lists the invoices that wait for the team, oldest first, at most 100',
  description: 'Exactly those that the overview counts. Each call is audited.',
  query: z.strictObject({ kind: z.enum(WAITING_INVOICES) }),
  response: z.object({ invoices: z.array(WaitingInvoice) }),
});

/** A purchase in Discord without a license. */
export const WaitingPurchase = z.object({
  purchaseId: z.string().meta({ description: "Discord's id of the entitlement" }),
  skuId: z.string(),
  userId: z.string().nullable().meta({ description: 'Null: bought for a server' }),
  isTest: z.boolean(),
  since: time.meta({ description: 'When this site learned of it: epoch seconds, UTC' }),
});
export type WaitingPurchase = z.infer<typeof WaitingPurchase>;

export const getWaitingPurchasesContract = contract({
  call: getWaitingPurchases,
  summary: 'Lists the purchases in Discord that wait for the team, oldest first, at most 100',
  description:
    'Those of a SKU that no plan names, and those for a server: exactly those that the overview counts. Each call is audited.',
  response: z.object({ purchases: z.array(WaitingPurchase) }),
});
