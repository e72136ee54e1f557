import { parseInvoiceNumber } from './invoice-number.ts';

/** What a text of a support request can be taken for. */
export const CUSTOMER_TERM_KINDS = [
  'session',
  'payment',
  'charge',
  'email',
  'id',
  'number',
  'invoice',
  'name',
] as const;

/**
 * `session`, `payment`, `charge`: an id of Stripe. `id`: of a user or a server. `number`: the
 * consecutive number of an older invoice. `invoice`: an id, or a number of Stripe's invoice. `name`: of
 * a Discord user, in lower case.
 */
export type CustomerTerm =
  | { kind: 'number'; value: number }
  | { kind: Exclude<(typeof CUSTOMER_TERM_KINDS)[number], 'number'>; value: string };

/** Ids of Stripe, also within an address of its dashboard. A client secret follows the id of a payment. */
const STRIPE_ID = /(?:^|[\s/=])((cs|pi|ch|py)_[A-Za-z0-9]+(?:_[A-Za-z0-9]+)*)/;
const STRIPE_KINDS = { cs: 'session', pi: 'payment', ch: 'charge', py: 'charge' } as const;
const EMAIL = /^(?:mailto:)?([^\s@<>]+@[^\s@<>]+\.[^\s@<>]+)$/i;
const DISCORD_ID = /^(?:<@!?)?(\d{17,20})>?$/;
/** `INV-7K3QX9D2MXA4T8RW`, and numbers such as `JUNO-0001`. Discord names have no hyphens. */
const HYPHENATED = /^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)+$/;

/**
 * Recognises what a member has pasted from a support request. Never fails: any other text is a name.
 * @param text not blank
 */
export function parseCustomerTerm(text: string): CustomerTerm {
  const term = text.trim();
  const [, stripeId = '', prefix = ''] = STRIPE_ID.exec(term) ?? [];
  if (stripeId !== '') {
    const kind = STRIPE_KINDS[prefix as keyof typeof STRIPE_KINDS];
    const [value = stripeId] = kind === 'payment' ? stripeId.split('_secret_') : [stripeId];
    return { kind, value };
  }
  const email = EMAIL.exec(term)?.[1];
  if (email !== undefined) return { kind: 'email', value: email.toLowerCase() };
  const id = DISCORD_ID.exec(term)?.[1];
  if (id !== undefined) return { kind: 'id', value: id };
  const number = parseInvoiceNumber(term);
  if (number !== undefined) return { kind: 'number', value: number };
  if (HYPHENATED.test(term)) return { kind: 'invoice', value: term };
  return { kind: 'name', value: term.replace(/^@/, '').toLowerCase() };
}
