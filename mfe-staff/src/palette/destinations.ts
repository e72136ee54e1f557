import { ECONOMY_LOG } from '@portico/contracts/economy/page';
import { formatInvoiceNumber, parseInvoiceNumber } from '@portico/contracts/rules/invoice-number';
import type { StaffEntry, StaffLink } from '../sections/sections.ts';

const SNOWFLAKE = /^\d{17,20}$/;
const INVOICE = /^INV-[A-Za-z0-9-]{1,60}$/i;

/** Pages about a user or server id. */
const ABOUT_ID: readonly [label: string, path: (id: string) => string][] = [
  ['Everything about', (id) => `/staff/lookup?id=${id}`],
  ['Customer', (id) => `/staff/customers?id=${id}`],
  ['Economy log of', (id) => `${ECONOMY_LOG}?user=${id}`],
  ['Audit entries about', (id) => `/staff/audit?target=${id}`],
  ['Audit entries by', (id) => `/staff/audit?actor=${id}`],
];

/** All pages, labeled with their branches: `Blacklist › User › Command`. */
export function pagesOf(
  entries: readonly StaffEntry[],
  parents: readonly string[] = [],
): StaffLink[] {
  return entries.flatMap((entry): StaffLink[] =>
    'path' in entry
      ? [{ label: [...parents, entry.label].join(' › '), path: entry.path }]
      : pagesOf(entry.children, [...parents, entry.label]),
  );
}

/**
 * Search results of the palette: for an id or an invoice number the pages about it, otherwise the
 * pages whose label contains every word of the text.
 * @param sections those that the user may open: no other page is named
 */
export function destinationsFor(text: string, sections: readonly StaffEntry[]): StaffLink[] {
  const pages = pagesOf(sections);
  const about = aboutText(text.trim());
  if (about)
    return about.filter(({ path }) => pages.some((page) => page.path === path.split('?')[0]));
  const words = text.trim().toLowerCase().split(/\s+/);
  return pages.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
}

/** The pages about an id or an invoice number. @returns undefined for other texts */
function aboutText(query: string): StaffLink[] | undefined {
  if (SNOWFLAKE.test(query)) {
    return ABOUT_ID.map(([label, path]) => ({ label: `${label} ${query}`, path: path(query) }));
  }
  if (INVOICE.test(query)) {
    return [{ label: `Customer of ${query}`, path: `/staff/customers?id=${query}` }];
  }
  const number = parseInvoiceNumber(query);
  if (number !== undefined) {
    const canonical = formatInvoiceNumber(number);
    return [
      { label: `Customer of invoice ${canonical}`, path: `/staff/customers?id=${canonical}` },
    ];
  }
  return undefined;
}
