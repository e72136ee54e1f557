import type { MessageKind, Told } from '../message-facts.ts';
import { disputeLost } from './dispute-lost.ts';
import { disputeOpened } from './dispute-opened.ts';
import { disputeWon } from './dispute-won.ts';
import { licenseGranted } from './license-granted.ts';
import { licenseTransferred } from './license-transferred.ts';
import type { MessageContent, MessageSubject, MessageTemplate } from './message-content.ts';
import { orderReceived } from './order-received.ts';
import { paymentFailed } from './payment-failed.ts';
import { paymentReceived } from './payment-received.ts';
import { refundAccepted } from './refund-accepted.ts';
import { refundFailed } from './refund-failed.ts';
import { refundNeedsAction } from './refund-needs-action.ts';
import { refundPaid } from './refund-paid.ts';
import { refundRequested } from './refund-requested.ts';

/** The words of each kind of message. */
const TEMPLATES: { [Kind in MessageKind]: MessageTemplate<Kind> } = {
  'order.received': orderReceived,
  'payment.received': paymentReceived,
  'payment.failed': paymentFailed,
  'refund.requested': refundRequested,
  'refund.accepted': refundAccepted,
  'refund.needs-action': refundNeedsAction,
  'refund.paid': refundPaid,
  'refund.failed': refundFailed,
  'dispute.opened': disputeOpened,
  'dispute.won': disputeWon,
  'dispute.lost': disputeLost,
  'license.transferred': licenseTransferred,
  'license.granted': licenseGranted,
};

export const MESSAGE_KINDS = Object.keys(TEMPLATES) as MessageKind[];

/** @param subject whose facts are of the kind */
export function contentOf(kind: Told['kind'], subject: MessageSubject): MessageContent {
  // The union of kinds loses which facts belong to which template.
  return (TEMPLATES[kind] as MessageTemplate<MessageKind>)(subject);
}
