import { formatRefundState } from './refund-text.ts';

const until = 1_795_248_000;
const guarantee = { days: 14, activeHours: 48 };

describe('the refund state of an invoice', () => {
  it.each([
    [
      { refund: { state: 'refundable', until } },
      /^by the buyer until \d\d\.11\.2026.*, unless a slot was active for 48 hours in total$/,
    ],
    [
      { refund: { state: 'closed', why: 'used' } },
      /^by support only: a slot was active for 48 hours in total/,
    ],
    [{ refund: { state: 'closed', why: 'too-late' } }, /^by support only: more than 14 days/],
    [{ refund: { state: 'closed', why: 'not-paid' } }, /^not possible: there is no payment/],
  ] as const)('is written in words: %j', (state, text) => {
    expect(formatRefundState({ guarantee, ...state })).toMatch(text);
  });
});
