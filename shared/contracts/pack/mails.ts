/** Of every message, besides the variables of the pack. */
const ALWAYS = ['plan', 'number'] as const;

/**
 * The kinds of messages to customers, and what their words can name in double braces. Names that a customer has chosen
 * are no part of a subject.
 */
export const MAIL_KINDS = {
  'order.received': { variables: ['amount'], isRequired: false },
  'payment.received': { variables: ['amount'], isRequired: true },
  'payment.failed': { variables: ['amount'], isRequired: false },
  'refund.requested': { variables: ['amount', 'who'], isRequired: true },
  'refund.accepted': { variables: ['amount'], isRequired: true },
  'refund.needs-action': { variables: ['amount'], isRequired: true },
  'refund.paid': { variables: ['amount'], isRequired: true },
  'refund.failed': { variables: ['amount'], isRequired: true },
  'dispute.opened': { variables: ['amount'], isRequired: false },
  'dispute.won': { variables: ['amount'], isRequired: false },
  'dispute.lost': { variables: ['amount'], isRequired: false },
  'license.transferred': { variables: ['who', 'from', 'to'], isRequired: false },
  'license.granted': { variables: ['servers'], isRequired: false },
  'license.imported': { variables: ['servers'], isRequired: false },
  'gift.redeemed': { variables: ['servers'], isRequired: false },
  'gift.received': { variables: ['servers'], isRequired: false },
  'gift.lost': { variables: ['servers'], isRequired: true },
} as const satisfies Record<string, { variables: readonly string[]; isRequired: boolean }>;
export type MailKind = keyof typeof MAIL_KINDS;

/** The invoice of a gift is its buyer's, and that of an imported license is in another shop. */
const WITHOUT_NUMBER: readonly MailKind[] = ['gift.received', 'gift.lost', 'license.imported'];
const isHidden = (kind: MailKind, name: string): boolean =>
  name === 'number' && WITHOUT_NUMBER.includes(kind);

/** What the words of a kind can name. */
export const mailVariables = (kind: MailKind, part: 'subject' | 'text'): string[] =>
  [...ALWAYS, ...MAIL_KINDS[kind].variables].filter(
    (name) => (part === 'text' || (name !== 'from' && name !== 'to')) && !isHidden(kind, name),
  );

/** The words of one kind; what is absent is built in. */
export interface MailWords {
  subject?: string | undefined;
  heading?: string | undefined;
  paragraphs?: string[] | undefined;
}

/** `off`: the kind is not sent. */
export type Mails = { [Kind in MailKind]?: MailWords | 'off' | undefined };
