import type { Shop } from './shop.ts';

interface Sums {
  id: string;
  status: string;
  servers: number;
  amount: number;
  refunded: number;
  dispute: string | null;
  money: number;
  ledgerSlots: number;
  slots: number;
  received: number;
  isRefunding: boolean;
  isComplimentary: boolean;
  isUnredeemed: boolean;
}

/**
 * Derives money, slots and servers from the ledger, and the bot's licenses from its events, and
 * compares them with the tables.
 * @throws Error that names the first difference
 */
export async function expectLedgerAddsUp({ rows }: Pick<Shop, 'rows'>): Promise<void> {
  const sums = await rows<Sums>(
    `
    select id, status, servers, coalesce(paid_amount, invoices.amount) as amount,
      refunded_amount as refunded, dispute,
      refunding_since is not null as "isRefunding",
      coalesce(grant_id, discord_entitlement_id) is not null as "isComplimentary",
      gift_code_hash is not null and redeemed_by is null as "isUnredeemed",
      coalesce(sum(ledger.amount), 0)::int as money,
      coalesce(sum(ledger.slots), 0)::int as "ledgerSlots",
      (select count(*)::int from licence_slots
        where invoice_id = invoices.id and revoked_at is null) as slots,
      count(*) filter (where kind = 'payment.received')::int as received
    from invoices left join ledger on ledger.invoice_id = invoices.id group by invoices.id`.replace(
      'select id',
      'select invoices.id',
    ),
  );
  for (const sum of sums) {
    const isPaid = ['completed', 'disputed', 'refunded'].includes(sum.status);
    const held = sum.dispute === 'open' || sum.dispute === 'lost' ? sum.amount - sum.refunded : 0;
    expect([sum.id, sum.received]).toEqual([sum.id, isPaid && !sum.isComplimentary ? 1 : 0]);
    expect([sum.id, sum.money]).toEqual([sum.id, isPaid ? sum.amount - sum.refunded - held : 0]);
    expect([sum.id, sum.ledgerSlots]).toEqual([sum.id, sum.slots]);
    const isUsable = sum.status === 'completed' && !sum.isRefunding && !sum.isUnredeemed;
    expect([sum.id, sum.slots]).toEqual([sum.id, isUsable ? sum.servers : 0]);
  }
  const moves = await rows<{ kind: string; guild: string; from: string | null; invoice: string }>(
    `select kind, guild_id as guild, from_guild_id as "from", invoice_id as invoice from ledger
      where kind like 'server.%' order by id`,
  );
  const derived = new Map<string, string>();
  for (const { kind, guild, from, invoice } of moves) {
    if (from !== null) derived.delete(from);
    if (kind === 'server.deauthorized' || kind === 'server.released') derived.delete(guild);
    else derived.set(guild, invoice);
  }
  const held = await rows<{ guild: string; invoice: string }>(
    `select guild_id as guild, invoice_id as invoice from licence_slots
      where guild_id is not null`,
  );
  const sorted = (pairs: (readonly [string, string])[]) =>
    pairs.map((pair) => pair.join(' ')).sort();
  const now = sorted(held.map(({ guild, invoice }) => [guild, invoice] as const));
  expect(sorted([...derived])).toEqual(now);
  const events = await rows<{ type: string; guild: string }>(
    `select type, guild_id as guild from licence_events order by cursor`,
  );
  const bot = new Set<string>();
  for (const { type, guild } of events) {
    if (type === 'authorized') bot.add(guild);
    else bot.delete(guild);
  }
  expect([...bot].sort()).toEqual(held.map(({ guild }) => guild).sort());
}
