import type { LedgerLine } from '@portico/contracts/customers/schema';
import { countOf } from '@portico/sdk/rules/count';
import { formatMoney } from '@portico/sdk/rules/money';

const KINDS: Record<string, string> = {
  'invoice.created': 'Purchase started',
  'invoice.closed': 'Purchase ended without payment',
  'license.granted': 'Complimentary license granted',
  'license.sold': 'License sold by Discord',
  'license.returned': 'Refunded or ended by Discord',
  'license.tested': 'License of a test at Discord',
  'license.ended': 'License of a test at Discord ended',
  'license.imported': 'License imported from another shop',
  'license.withdrawn': 'Complimentary license withdrawn',
  'gift.redeemed': 'Gift redeemed',
  'payment.received': 'Paid',
  'payment.refunded': 'Refunded',
  'payment.disputed': 'Payment disputed',
  'payment.reinstated': 'Dispute won',
  'refund.requested': 'Refund requested',
  'refund.refused': 'Refund refused by the payment provider',
  'refund.failed': 'Refund failed',
  'slots.made': 'Slots created',
  'slots.revoked': 'Slots revoked',
  'slots.restored': 'Slots restored',
  'server.authorized': 'Server authorized',
  'server.transferred': 'Server transferred',
  'server.released': 'Slot released by its owner',
  'server.deauthorized': 'Server no longer authorized',
};

/** A ledger line as text: what happened, the amount, slots and servers. */
export function formatLedgerLine(line: LedgerLine): string {
  const { kind, amount, currency, slots, guildId, fromGuildId } = line;
  const parts = [KINDS[kind] ?? kind];
  if (amount !== 0) parts.push(formatMoney(amount, currency));
  if (slots !== 0) parts.push(`${slots > 0 ? '+' : '-'}${countOf(Math.abs(slots), 'slot')}`);
  if (fromGuildId) parts.push(`from ${fromGuildId}`);
  if (guildId) parts.push(fromGuildId ? `to ${guildId}` : guildId);
  return parts.join(' · ');
}
