import { countOf } from '@portico/sdk/rules/count';
import { formatMoney } from '@portico/sdk/rules/money';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { planNameOf } from '../../invoices/bought-plan.ts';
import { isImported } from '../../invoices/imported.ts';
import { invoiceNumber } from '../../invoices/invoice-number.ts';
import type { MessageContent, MessageSubject } from './message-content.ts';

type Row = MessageContent['rows'][number];

/** `09.03.2026 14:05:00 UTC`: as on the site (spec 1 §9). The zone of the reader is not known. */
export const timeText = (at: Date): string =>
  `${formatDateTime(Math.floor(at.getTime() / 1000), 'UTC')} UTC`;

/** The invoice's number, or its id until the payment provider has made its number. */
export const numberText = ({ invoice }: MessageSubject): string =>
  invoiceNumber(invoice) ?? invoice.id;

/** `Duo, lifetime license for 2 servers`. */
export const planText = ({ invoice }: MessageSubject): string =>
  invoice.grantId === null || isImported(invoice)
    ? `${planNameOf(invoice)}, lifetime license for ${countOf(invoice.servers, 'server')}`
    : `Complimentary license for ${countOf(invoice.servers, 'server')}`;

/** An amount in the currency of the purchase. @param amount in its smallest unit */
export const moneyText = ({ invoice }: MessageSubject, amount: number): string =>
  formatMoney(amount, invoice.currency);

export const amountRow = (subject: MessageSubject, label: string, amount: number): Row => [
  label,
  moneyText(subject, amount),
];

/** The consent to immediate supply that the buyer gave, with its date and the text shown then. */
export const consentText = ({
  invoice: { consentAt, consentText: text },
}: MessageSubject): string[] =>
  consentAt === null
    ? []
    : [
        `On ${timeText(consentAt)} you agreed${text === null ? ' to immediate supply.' : `: “${text}”`}`,
      ];

/** What a refund means for the servers of its invoice. */
export const licenseAfterRefund = (keepsLicense: boolean): string =>
  keepsLicense
    ? 'Your license stays active.'
    : 'The servers of this invoice no longer have a license.';

/** Rows that every message about an invoice ends with. */
export const invoiceRows = (subject: MessageSubject): Row[] => [
  ['Plan', planText(subject)],
  ['Invoice', numberText(subject)],
];

/** What the receiver of a gift reads instead: its invoice is the buyer's. */
export const giftRows = (subject: MessageSubject): Row[] => [['Plan', planText(subject)]];

/** A link to the receiver's licenses. */
export const licensesAction = (
  { site }: MessageSubject,
  label: string,
): MessageContent['action'] => ({ label, url: site.linkTo('licensed-servers') });

/** A link to the invoice on the site. */
export const invoiceAction = (
  { invoice, site }: MessageSubject,
  label = 'View Invoice',
): MessageContent['action'] => ({ label, url: site.linkTo('invoice', { invoiceId: invoice.id }) });

/** Whom to ask: `write to help@example.com`, `ask at https://discord.gg/…`, or the site. */
export const askUs = ({ site: { brand, origin } }: Pick<MessageSubject, 'site'>): string => {
  if (brand.contactEmail) return `write to ${brand.contactEmail}`;
  return `ask at ${brand.supportUrl || origin}`;
};
