import { z } from 'zod';
import { contract } from '@portico/sdk/contracts/contract';
import { InvoiceId } from '../../invoices/schema.ts';
import { StaffReason } from '../../staff-reason.ts';
import { getWithdrawals, resolveWithdrawal } from './calls.ts';

/** Why a statement waits for a member. `unmatched`: no purchase has this number and address. */
export const WithdrawalDoubt = z.enum([
  'unmatched',
  'not-paid',
  'too-late',
  'waived',
  'under-way',
  'disputed',
  'refunded',
]);
export type WithdrawalDoubt = z.infer<typeof WithdrawalDoubt>;

/** `received`: not looked at yet. `open`: a member decides. */
export const WithdrawalState = z.enum(['received', 'open', 'accepted', 'rejected']);
export type WithdrawalState = z.infer<typeof WithdrawalState>;

const WithdrawalId = z.uuid();

/** A statement as the team sees it. */
export const Withdrawal = z
  .object({
    withdrawalId: WithdrawalId,
    name: z.string(),
    contract: z.string(),
    email: z.string(),
    receivedAt: z.int().meta({ description: 'Epoch seconds, UTC' }),
    state: WithdrawalState,
    doubt: WithdrawalDoubt.nullable(),
    invoiceId: InvoiceId.nullable(),
    userId: z.string().nullable().meta({ description: 'The buyer, where a purchase matches' }),
  })
  .meta({ id: 'Withdrawal' });
export type Withdrawal = z.infer<typeof Withdrawal>;

export const getWithdrawalsContract = contract({
  call: getWithdrawals,
  summary: 'Lists the statements that wait for the team, oldest first, at most 100',
  description: 'Each call is audited.',
  response: z.object({ withdrawals: z.array(Withdrawal) }),
});

export const resolveWithdrawalContract = contract({
  call: resolveWithdrawal,
  isAnswerRead: true,
  summary: 'Decides about a statement that waits',
  description:
    'With `invoiceId` the statement counts for that purchase, of which the whole rest is refunded; without, it is rejected. The person gets an email either way. 409 if another member was faster, or if the purchase cannot be refunded. Each call is audited.',
  params: z.object({ withdrawalId: WithdrawalId }),
  body: z.strictObject({
    invoiceId: InvoiceId.optional().meta({ description: 'Absent: the statement is rejected' }),
    reason: StaffReason.meta({ description: 'Of a rejection, told to the person' }),
  }),
  response: z.object({ state: WithdrawalState }),
});
