import type { MessageKind, StatementKind } from '../message-facts.ts';
import { disputeLost } from './dispute-lost.ts';
import { disputeOpened } from './dispute-opened.ts';
import { disputeWon } from './dispute-won.ts';
import { giftLost, giftReceived, giftRedeemed } from './gift-redeemed.ts';
import { licenseGranted } from './license-granted.ts';
import { licenseImported } from './license-imported.ts';
import { licenseTransferred } from './license-transferred.ts';
import type {
  MessageContent,
  MessageSite,
  MessageSubject,
  MessageTemplate,
  StatementSubject,
  StatementTemplate,
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
import { withdrawalAccepted, withdrawalReceived, withdrawalRejected } from './withdrawals.ts';

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
  'license.imported': licenseImported,
  'gift.redeemed': giftRedeemed,
  'gift.received': giftReceived,
  'gift.lost': giftLost,
};

/** The same about statements of withdrawal, which the words of the pack do not change. */
const STATEMENTS: { [Kind in StatementKind]: StatementTemplate<Kind> } = {
  'withdrawal.received': withdrawalReceived,
  'withdrawal.accepted': withdrawalAccepted,
  'withdrawal.rejected': withdrawalRejected,
};

export const MESSAGE_KINDS = [...Object.keys(TEMPLATES), ...Object.keys(STATEMENTS)] as (
  | MessageKind
  | StatementKind
)[];

const isStatement = (kind: MessageKind | StatementKind): kind is StatementKind =>
  Object.hasOwn(STATEMENTS, kind);

/** Whether the pack sends messages of a kind. */
export const isSent = (
  kind: MessageKind | StatementKind,
  { mails }: Pick<MessageSite, 'mails'>,
): boolean => isStatement(kind) || mails?.[kind] !== 'off';

/** What any message may name. */
export interface AnySubject {
  facts: MessageSubject['facts'] | StatementSubject['facts'];
  at: Date;
  /** Undefined of a statement of withdrawal. */
  invoice: MessageSubject['invoice'] | undefined;
  site: MessageSite;
}

/** @param subject whose facts are of the kind */
export function contentOf(kind: MessageKind | StatementKind, subject: AnySubject): MessageContent {
  // The union of kinds loses which facts belong to which template.
  if (isStatement(kind))
    return (STATEMENTS[kind] as StatementTemplate<StatementKind>)(subject as StatementSubject);
  return invoiceContentOf(kind, subject as MessageSubject);
}

function invoiceContentOf(kind: MessageKind, subject: MessageSubject): MessageContent {
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
