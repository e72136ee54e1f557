import { z } from 'zod';
import { CleanText } from '@portico/sdk/contracts/text';
import { contract } from '@portico/sdk/contracts/contract';
import { stateWithdrawal } from './calls.ts';

/** What a buyer states (Art. 11a of Directive 2011/83/EU). */
export const WithdrawalStatement = z.strictObject({
  name: CleanText(200).trim().min(1),
  contract: CleanText(500)
    .trim()
    .min(1)
    .meta({ description: 'Number of the invoice, or what else identifies the purchase' }),
  email: z.email().max(254).meta({ description: 'Where the confirmation goes' }),
});
export type WithdrawalStatement = z.infer<typeof WithdrawalStatement>;

export const stateWithdrawalContract = contract({
  call: stateWithdrawal,
  isAnswerRead: true,
  summary: 'Withdraws from a purchase, also without a sign-in',
  description:
    'The statement is stored and confirmed by email. Its answer is the same whether a purchase matches or not: a matching one is refunded afterwards, any other goes to the team.',
  body: WithdrawalStatement,
  response: z.object({
    receivedAt: z.int().meta({ description: 'Epoch seconds, UTC' }),
  }),
});
