import { withdrawableUntil } from './withdrawable-until.ts';

const purchase = {
  status: 'completed',
  refundingSince: null,
  completedAt: new Date('2026-03-01T12:00:00Z'),
  grantId: null,
  entitlementId: null,
  withdrawnAt: null,
  withdrawalDays: 14,
  withdrawalException: 'none',
  consentAt: null,
} as const;

const seconds = (text: string) => new Date(text).getTime() / 1000;

test.each([
  ['for its days', {}, seconds('2026-03-15T12:00:00Z')],
  ['for other days', { withdrawalDays: 30 }, seconds('2026-03-31T12:00:00Z')],
  ['for 14 days, of an older one', { withdrawalDays: null }, seconds('2026-03-15T12:00:00Z')],
  [
    'also with a consent that ends nothing',
    { consentAt: new Date() },
    seconds('2026-03-15T12:00:00Z'),
  ],
  [
    'not after a consent that ends it',
    { consentAt: new Date(), withdrawalException: 'content' },
    null,
  ],
  ['not before it is paid', { completedAt: null }, null],
  ['not of a gift of the team', { grantId: 'g' }, null],
  ['not of a purchase in Discord', { entitlementId: '1' }, null],
  ['not twice', { withdrawnAt: new Date() }, null],
  ['not after a refund', { status: 'refunded' }, null],
  ['not during a refund', { refundingSince: new Date() }, null],
] as const)('a purchase can be withdrawn from %s', (_, change, end) => {
  expect(withdrawableUntil({ ...purchase, ...change })).toBe(end);
});
