import type { PaymentStateRow } from './payment-state-row.ts';

export const MONEY_ARRIVES = 'Banks usually need 5 to 10 business days to credit the money.';
const LOST = 'The servers of this invoice are no longer authorized.';
const REQUESTED =
  '{amount} was requested{on}. The payment provider has not confirmed it yet. We keep trying, so there is nothing for you to do.';
const ACCEPTED = `The payment provider has accepted the refund of {amount}{on} and will pay it. ${MONEY_ARRIVES}`;

const IN_DISCORD =
  'You bought this license in Discord, which charged you. Discord handles refunds and withdrawals of this purchase: contact Discord support.';

const unpaid = { isUsable: false, sales: 'none' } as const;
const ended = { shownAs: 'Failed', isUsable: false, actions: [] } as const;
const usable = {
  shownAs: 'Completed',
  isUsable: true,
  actions: ['authorize', 'refund', 'withdraw'],
} as const;

/** Every state of a payment, with all that pages, emails, the staff view and the sales say about it. */
export const PAYMENT_STATES = {
  pending: {
    ...unpaid,
    ...{ label: 'Pending', tone: 'warning', shownAs: 'Pending', buyer: null, mail: null },
    staff: 'Not paid. The payment page is open.',
    actions: ['pay', 'verify', 'cancel'],
  },
  paying: {
    ...unpaid,
    ...{ label: 'Under way', tone: 'warning', shownAs: 'Pending', mail: 'order.received' },
    buyer: {
      tone: 'info',
      title: 'Your payment is under way',
      text: 'Some payments, such as bank debits, take a few days. Your license starts automatically when the money arrives, and this page updates itself.',
    },
    staff: 'Ordered. The payment is under way, which can take days.',
    actions: ['verify'],
  },
  failed: {
    ...unpaid,
    ...ended,
    ...{ label: 'Failed', tone: 'danger', mail: 'payment.failed' },
    buyer: {
      tone: 'danger',
      title: 'Payment failed',
      text: 'The payment did not go through. Nothing was charged.',
    },
    staff: 'The payment did not go through.',
  },
  expired: {
    ...unpaid,
    ...ended,
    ...{ label: 'Expired', tone: 'neutral', mail: null },
    buyer: {
      tone: 'info',
      title: 'Payment page expired',
      text: 'The payment page expired before it was used. Nothing was charged.',
    },
    staff: 'Never paid. The payment page expired.',
  },
  canceled: {
    ...unpaid,
    ...ended,
    ...{ label: 'Canceled', tone: 'neutral', mail: null },
    buyer: {
      tone: 'info',
      title: 'Purchase canceled',
      text: 'You canceled this purchase. Nothing was charged.',
    },
    staff: 'Canceled by the buyer before a payment.',
  },
  paid: {
    ...usable,
    ...{ label: 'Completed', tone: 'success', buyer: null, sales: 'sold' },
    mail: 'payment.received',
    staff: 'Paid.',
  },
  'refund-requested': {
    ...{ label: 'Refund under way', tone: 'warning', shownAs: 'Completed', sales: 'sold' },
    buyer: { tone: 'info', title: 'Refund Requested', text: REQUESTED },
    staff:
      'A refund of everything is requested and not confirmed by the payment provider. Its slots are revoked meanwhile.',
    isUsable: false,
    mail: 'refund.requested',
    actions: [],
  },
  'partial-refund-requested': {
    ...usable,
    ...{ label: 'Refund under way', tone: 'warning', sales: 'sold' },
    buyer: { tone: 'info', title: 'Refund Requested', text: REQUESTED },
    staff:
      'A refund of a part is requested and not confirmed by the payment provider. The license stays.',
    mail: 'refund.requested',
    actions: ['authorize'],
  },
  'refund-pending': {
    ...ended,
    ...{ label: 'Refund pending', tone: 'neutral', sales: 'returned', mail: 'refund.accepted' },
    buyer: { tone: 'info', title: 'Refund Pending', text: `${ACCEPTED} ${LOST}` },
    staff: 'Everything is being paid back: the payment provider has accepted the refund.',
  },
  'partial-refund-pending': {
    ...usable,
    ...{ label: 'Refund pending', tone: 'neutral', sales: 'sold', mail: 'refund.accepted' },
    buyer: { tone: 'info', title: 'Refund Pending', text: ACCEPTED },
    staff:
      'A part is being paid back: the payment provider has accepted the refund. The license stays.',
  },
  'refund-failed': {
    ...usable,
    ...{ label: 'Refund failed', tone: 'warning', sales: 'sold', mail: 'refund.failed' },
    buyer: {
      tone: 'warning',
      title: 'Refund Failed',
      text: 'Your bank rejected the refund of {amount}{on}. The license of this invoice is valid.',
      asksSupport: true,
    },
    staff: 'The newest refund failed: the buyer needs another way. The license is valid.',
  },
  'refund-refused': {
    ...usable,
    ...{ label: 'Refund refused', tone: 'warning', sales: 'sold', mail: 'refund.failed' },
    buyer: {
      tone: 'warning',
      title: 'Refund Refused',
      text: 'The payment provider refused the refund of {amount}{on}. Nothing was refunded, and your license has not changed.',
      asksSupport: true,
    },
    staff: 'The payment provider refused the newest refund. The license is valid.',
  },
  'partially-refunded': {
    ...usable,
    ...{ label: 'Partly refunded', tone: 'neutral', sales: 'sold', mail: 'refund.paid' },
    buyer: { tone: 'success', title: 'Refunded {amount}{on}', text: MONEY_ARRIVES },
    staff: 'A part was paid back. The license stays.',
  },
  refunded: {
    ...ended,
    ...{ label: 'Refunded', tone: 'neutral', sales: 'returned', mail: 'refund.paid' },
    buyer: {
      tone: 'success',
      title: 'Refunded {amount}{on}',
      text: `The payment was refunded. ${MONEY_ARRIVES} ${LOST}`,
    },
    staff: 'Paid back in full.',
  },
  withdrawn: {
    ...ended,
    ...{ label: 'Withdrawn', tone: 'neutral', sales: 'returned', mail: 'refund.paid' },
    buyer: {
      tone: 'success',
      title: 'Withdrawn from the contract',
      text: `You withdrew from this contract, and its payment is paid back. ${MONEY_ARRIVES} ${LOST}`,
    },
    staff: 'The buyer withdrew from the contract. Everything is paid back.',
  },
  inquiry: {
    ...usable,
    ...{ label: 'Bank inquiry', tone: 'warning', sales: 'sold', mail: null },
    buyer: {
      tone: 'info',
      title: 'Your bank asks about this payment',
      text: 'Your bank has asked us about this payment. It has taken nothing back, so the license of this invoice stays valid.',
    },
    staff:
      'The bank inquires about the payment. It has taken no money yet, and the license stays. Answer it at the payment provider, or refund, before it becomes a dispute.',
  },
  'fraud-warning': {
    ...usable,
    ...{ label: 'Fraud warning', tone: 'warning', buyer: null, sales: 'sold', mail: null },
    staff:
      'The bank of the card suspects fraud, and the license stays. Most such payments are disputed: a refund now saves the fee of a dispute.',
  },
  disputed: {
    ...ended,
    ...{ label: 'Disputed', tone: 'danger', sales: 'lost', mail: 'dispute.opened' },
    buyer: {
      tone: 'danger',
      title: 'Payment disputed',
      text: 'The payment is disputed at your bank. The servers of this invoice are not authorized until the dispute is settled.',
    },
    staff:
      'Disputed at the bank, which holds the money: it can be refunded only if the dispute is won.',
  },
  'dispute-won': {
    ...usable,
    ...{ label: 'Dispute won', tone: 'success', sales: 'sold', mail: 'dispute.won' },
    buyer: {
      tone: 'success',
      title: 'Dispute ended',
      text: 'The dispute about this payment has ended, and the bank released the payment to us. The license of this invoice is valid.',
    },
    staff: 'The dispute was won. The money is back, and the license is valid.',
  },
  'dispute-lost': {
    ...ended,
    ...{ label: 'Money returned', tone: 'neutral', sales: 'lost', mail: 'dispute.lost' },
    buyer: {
      tone: 'info',
      title: 'Payment returned',
      text: `The dispute has ended in your favor, and your bank returned the payment to you. ${LOST} You can buy a new license at any time.`,
    },
    staff: 'The dispute was lost: the bank gave the money back to the buyer.',
  },
  complimentary: {
    ...{ label: 'Complimentary', tone: 'accent', shownAs: 'Completed', isUsable: true },
    buyer: {
      tone: 'info',
      title: 'Complimentary license',
      text: 'Our team has granted this license to you. Nothing is charged.',
    },
    staff: 'Granted without a payment.',
    sales: 'none',
    mail: 'license.granted',
    actions: ['authorize'],
  },
  imported: {
    ...{ label: 'Imported', tone: 'neutral', shownAs: 'Completed', isUsable: true },
    buyer: {
      tone: 'info',
      title: 'License from our former shop',
      text: 'You bought this license elsewhere, and we brought it here. Nothing is charged.',
    },
    staff: 'Imported from another shop. It is no sale of this site.',
    sales: 'none',
    mail: 'license.imported',
    actions: ['authorize'],
  },
  discord: {
    ...{ label: 'Bought in Discord', tone: 'accent', shownAs: 'Completed', isUsable: true },
    buyer: { tone: 'info', title: 'Bought in Discord', text: IN_DISCORD },
    staff:
      'Bought in Discord, which has the money and handles refunds. The price is not known here.',
    sales: 'none',
    mail: null,
    actions: ['authorize'],
  },
  'discord-test': {
    ...{ label: 'Discord test', tone: 'warning', shownAs: 'Completed', isUsable: true },
    buyer: {
      tone: 'info',
      title: 'Test purchase in Discord',
      text: 'This is a test purchase in Discord: nothing was charged.',
    },
    staff: 'A test purchase in Discord, without money: it counts as no sale.',
    sales: 'none',
    mail: null,
    actions: ['authorize'],
  },
  'discord-ended': {
    ...ended,
    ...{ label: 'Ended in Discord', tone: 'neutral', sales: 'none', mail: null },
    buyer: {
      tone: 'info',
      title: 'Ended in Discord',
      text: `Discord has refunded or ended this purchase. ${LOST} Contact Discord support if you have questions.`,
    },
    staff: 'Bought in Discord, which has refunded or ended the purchase.',
  },
  revoked: {
    ...ended,
    ...{ label: 'Revoked', tone: 'neutral', sales: 'none', mail: null },
    buyer: {
      tone: 'info',
      title: 'License revoked',
      text: 'Our team has taken this license back. Please ask our support if you have questions.',
    },
    staff: 'Granted without a payment, and taken back by the team.',
  },
} as const satisfies Record<string, PaymentStateRow>;
export type PaymentState = keyof typeof PAYMENT_STATES;
