import { moneyText } from '@portico/sdk/rules/money';
import type { StoredLicense } from './imports.repository.ts';
import type { Column, LicenseRow, RowProblem } from './license-row.ts';

/**
 * The first value of a row that differs from its license, which an earlier import or a purchase has made. Servers are compared
 * with those of the import, because the owner may have moved them since; a deleted email address is not compared.
 * @returns undefined for the same row
 */
export function differenceOf(row: LicenseRow, license: StoredLicense): RowProblem | undefined {
  const sorted = (ids: readonly string[]) => [...ids].sort().join(' ');
  const pairs: [Column, string, string][] = [
    ['discord_user_id', row.userId, license.userId],
    ['plan', row.plan, license.plan],
    ['servers', String(row.servers), String(license.servers)],
  ];
  if (row.boughtAt)
    pairs.push(['bought_at', isoTime(row.boughtAt.getTime() / 1000), isoTime(license.boughtAt)]);
  if (license.isImported) {
    pairs.push(['server_ids', sorted(row.guildIds), sorted(license.guildIds)]);
    pairs.push(['note', row.note ?? '', license.note ?? '']);
    if (license.email !== null) pairs.push(['email', row.email ?? '', license.email]);
  }
  pairs.push(['amount', moneyOf(row), moneyOf(license)]);
  const found = pairs.find(([, now, before]) => now !== before);
  if (!found) return undefined;
  const [column, , before] = found;
  const problem = `This license is here already, with ${before === '' ? 'an empty cell' : `"${before}"`} in this column. An import changes no license: restore the cell, or remove the row and change the license on the site.`;
  return { line: row.line, column, problem };
}

/** @param seconds since 1970 @returns `2024-05-31T14:05:00Z` */
export const isoTime = (seconds: number): string =>
  new Date(Math.floor(seconds) * 1000).toISOString().replace('.000Z', 'Z');

/** `6.99 EUR`, or nothing. */
const moneyOf = ({ amount, currency }: Pick<LicenseRow, 'amount' | 'currency'>): string =>
  amount === null ? '' : `${moneyText(amount, currency ?? '')} ${currency}`;
