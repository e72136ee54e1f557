import type { Mails } from '@portico/contracts/pack/mails';
import type { Brand } from '@portico/sdk/platform';
import type { Seller } from '../../../core/site/live-site.ts';
import type { InvoiceRow } from '../../invoices/invoice.table.ts';
import type { MessageFacts, MessageKind, StatementFacts, StatementKind } from '../message-facts.ts';

/** The words of a message, from which text and HTML are made. */
export interface MessageContent {
  /** Without names that a customer has chosen. */
  subject: string;
  heading: string;
  paragraphs: string[];
  /** Paragraphs below, which the pack's words do not replace. */
  facts?: string[];
  /** What happened, as label and value. */
  rows: [label: string, value: string][];
  action: { label: string; url: string };
}

/** The site that writes. */
export interface MessageSite {
  brand: Pick<Brand, 'name' | 'accent' | 'contactEmail' | 'supportUrl'>;
  seller: Pick<Seller, 'name' | 'address' | 'taxId' | 'imprintUrl'>;
  /** Without a trailing slash. */
  origin: string;
  /** The address of a page, by the name under which its remote declares it. */
  linkTo: (name: string, params?: Record<string, string>) => string;
  /** Words of the pack. */
  mails?: Mails | undefined;
}

/** What a template about a statement of withdrawal may name. */
export interface StatementSubject<Kind extends StatementKind = StatementKind> {
  facts: StatementFacts[Kind];
  at: Date;
  site: MessageSite;
}

export type StatementTemplate<Kind extends StatementKind> = (
  subject: StatementSubject<Kind>,
) => MessageContent;

/** What a template may name. */
export interface MessageSubject<Kind extends MessageKind = MessageKind> {
  facts: MessageFacts[Kind];
  /** When it happened. */
  at: Date;
  invoice: Pick<
    InvoiceRow,
    | 'id'
    | 'number'
    | 'providerNumber'
    | 'plan'
    | 'planName'
    | 'servers'
    | 'amount'
    | 'currency'
    | 'discountAmount'
    | 'taxAmount'
    | 'taxBasisPoints'
    | 'taxPrices'
    | 'isReverseCharge'
    | 'grantId'
    | 'giftCodeHash'
    | 'consentAt'
    | 'consentText'
  >;
  site: MessageSite;
}

export type MessageTemplate<Kind extends MessageKind> = (
  subject: MessageSubject<Kind>,
) => MessageContent;
