import type { MessageKind, Told } from '../message-facts.ts';
import { disputeLost } from './dispute-lost.ts';
import { disputeOpened } from './dispute-opened.ts';
import { disputeWon } from './dispute-won.ts';
import { giftLost, giftReceived, giftRedeemed } from './gift-redeemed.ts';
import { licenseGranted } from './license-granted.ts';
import { licenseTransferred } from './license-transferred.ts';
import type {
  MessageContent,
  MessageSite,
  MessageSubject,
  MessageTemplate,
} from './message-content.ts';
import { inOwnWords } from './own-words.ts';
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
  'gift.redeemed': giftRedeemed,
  'gift.received': giftReceived,
  'gift.lost': giftLost,
};

export const MESSAGE_KINDS = Object.keys(TEMPLATES) as MessageKind[];

/** Whether the pack sends messages of a kind. */
export const isSent = (kind: Told['kind'], { mails }: Pick<MessageSite, 'mails'>): boolean =>
  mails?.[kind] !== 'off';

/** @param subject whose facts are of the kind */
export function contentOf(kind: Told['kind'], subject: MessageSubject): MessageContent {
  // The union of kinds loses which facts belong to which template.
  const builtIn = (TEMPLATES[kind] as MessageTemplate<MessageKind>)(subject);
  const words = subject.site.mails?.[kind];
  // A canceled refund has no money on its way: words about a failed one would be wrong.
  const isOther =
    kind === 'refund.failed' && 'isCanceled' in subject.facts && subject.facts.isCanceled;
  const content =
    words === undefined || words === 'off' || isOther
      ? builtIn
      : inOwnWords(kind, builtIn, words, subject);
  const { facts = [], paragraphs, ...others } = content;
  return { ...others, paragraphs: [...paragraphs, ...facts] };
}
