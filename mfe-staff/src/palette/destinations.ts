import { formatInvoiceNumber, parseInvoiceNumber } from 'shared/rules/invoice-number';
import { SECTIONS, type StaffGroup, type StaffLink } from '../sections/sections.ts';

const SNOWFLAKE = /^\d{17,20}$/;
const INVOICE = /^INV-[A-Za-z0-9-]{1,60}$/i;

/** What can be asked about an id. */
const ABOUT_ID: readonly [label: string, path: (id: string) => string][] = [
  ['Everything about', (id) => `/staff/lookup?id=${id}`],
  ['Customer', (id) => `/staff/customers?id=${id}`],
  ['Economy log of', (id) => `/staff/logging/economy?user=${id}`],
  ['What the audit knows of', (id) => `/staff/audit?target=${id}`],
  ['What was done by', (id) => `/staff/audit?actor=${id}`],
];

/** Every page with the branches that lead to it: `Blacklist › User › Cog`. */
export function pagesOf(
  entries: readonly (StaffLink | StaffGroup)[],
  above: readonly string[] = [],
): StaffLink[] {
  return entries.flatMap((entry): StaffLink[] =>
    'path' in entry
      ? [{ label: [...above, entry.label].join(' › '), path: entry.path }]
      : pagesOf(entry.children, [...above, entry.label]),
  );
}

/**
 * Where a text can lead: pages whose name has every word of it, or, for the id of a user, a server
 * or an invoice, or the number of an invoice, what can be asked about it.
 */
export function destinationsFor(text: string): StaffLink[] {
  const asked = text.trim();
  if (SNOWFLAKE.test(asked)) {
    return ABOUT_ID.map(([label, path]) => ({ label: `${label} ${asked}`, path: path(asked) }));
  }
  if (INVOICE.test(asked)) {
    return [{ label: `Customer of ${asked}`, path: `/staff/customers?id=${asked}` }];
  }
  const number = parseInvoiceNumber(asked);
  if (number !== undefined) {
    const written = formatInvoiceNumber(number);
    return [{ label: `Customer of invoice ${written}`, path: `/staff/customers?id=${written}` }];
  }
  const words = asked.toLowerCase().split(/\s+/);
  return pagesOf(SECTIONS).filter(({ label }) =>
    words.every((word) => label.toLowerCase().includes(word)),
  );
}
