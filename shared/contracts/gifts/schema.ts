import { z } from 'zod';
import { contract } from '@portico/sdk/contracts/contract';
import { CleanText } from '@portico/sdk/contracts/text';
import { findGift, redeemGift } from './calls.ts';

const body = z.strictObject({
  code: CleanText(60).meta({
    description: 'In any notation: blanks, hyphens and case do not count',
  }),
});

/** A gift as anybody sees who has its code: nothing about the buyer or the money. */
export const Gift = z
  .object({
    planName: z.string().meta({ description: 'As it was bought' }),
    servers: z.int().meta({ description: 'Slots that the receiver gets' }),
    isOwn: z.boolean().meta({ description: 'The caller has redeemed it' }),
  })
  .meta({ id: 'Gift' });
export type Gift = z.infer<typeof Gift>;

export const findGiftContract = contract({
  call: findGift,
  isAnswerRead: true,
  summary: 'Shows what a gift code gives',
  description:
    '404 for a code that does not exist, or whose purchase was not paid or was paid back (kind `no-gift`). 409 where somebody else has redeemed it (kind `gift-redeemed`). The code is not part of the address, so that no log has it.',
  body,
  response: Gift,
});

export const redeemGiftContract = contract({
  call: redeemGift,
  isAnswerRead: true,
  summary: 'Redeems a gift code: its slots belong to the caller',
  description:
    'Once, by one account: a repeated call of the same account changes nothing. Problems are those of the call that shows it.',
  body,
  response: Gift,
});
