import { parseInvoiceNumber } from './invoice-number.ts';

/**
 * `session`, `payment`, `charge`: an id of Stripe. `id`: of a user or a server. `number`: the
 * consecutive number of an older invoice. `invoice`: an id, or a number of Stripe's invoice. `name`: of
 * a Discord user, in lower case.
 */
export type CustomerTerm =
  | { kind: 'number'; value: number }
  | {
      kind: 'session' | 'payment' | 'charge' | 'email' | 'id' | 'invoice' | 'name';
      value: string;
    };

/** Ids of Stripe, also within an address of its dashboard. A client secret follows the id of a payment. */
const STRIPE_ID = /(?:^|[\s/=])((cs|pi|ch|py)_[A-Za-z0-9]+(?:_[A-Za-z0-9]+)*)/;
const STRIPE_KINDS = { cs: 'session', pi: 'payment', ch: 'charge', py: 'charge' } as const;
/** Its domain has a point, which is checked apart so that the pattern is linear. */
const EMAIL = /^(?:mailto:)?([^\s@<>]+@([^\s@<>]+))$/i;
const DISCORD_ID = /^(?:<@!?)?(\d{17,20})>?$/;
/** `INV-7K3QX9D2MXA4T8RW`, and numbers such as `BOT-0001`. Discord names have no hyphens. */
const HYPHENATED = /^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)+$/;

/**
 * Recognizes what a member has pasted from a support request. Never fails: any other text is a name.
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
  const [, email = '', domain = ''] = EMAIL.exec(term) ?? [];
  if (domain.includes('.')) return { kind: 'email', value: email.toLowerCase() };
  const id = DISCORD_ID.exec(term)?.[1];
  if (id !== undefined) return { kind: 'id', value: id };
  const number = parseInvoiceNumber(term);
  if (number !== undefined) return { kind: 'number', value: number };
  if (HYPHENATED.test(term)) return { kind: 'invoice', value: term };
  return { kind: 'name', value: term.replace(/^@/, '').toLowerCase() };
}
