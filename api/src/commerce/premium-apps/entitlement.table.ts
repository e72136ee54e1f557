import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const time = () => timestamp({ withTimezone: true });

/** Purchases in Discord, as its events and its list have told them. What has ended does not begin again. */
export const entitlements = pgTable(
  'discord_entitlements',
  {
    /** Discord's. */
    id: text().primaryKey(),
    skuId: text().notNull(),
    /** Null: bought for a server, which no plan is. */
    userId: text(),
    isTest: boolean().notNull(),
    isDeleted: boolean().notNull(),
    endsAt: time(),
    /** Discord was told that it is used; of consumables only. */
    isConsumed: boolean().notNull(),
    /** waiting: no plan names its SKU, or it has no user; granted: it has an invoice; ended: its license is over. */
    state: text().$type<'waiting' | 'granted' | 'ended'>().notNull().default('waiting'),
    receivedAt: time().notNull().defaultNow(),
  },
  (table) => [
    index('discord_entitlements_waiting')
      .on(table.id)
      .where(sql`${table.state} = 'waiting'`),
    index('discord_entitlements_user').on(table.userId),
    index('discord_entitlements_ending')
      .on(table.endsAt)
      .where(sql`${table.state} = 'granted' and ${table.endsAt} is not null`),
    index('discord_entitlements_unused')
      .on(table.skuId)
      .where(sql`${table.state} = 'granted' and not ${table.isConsumed}`),
  ],
);
export type EntitlementRow = typeof entitlements.$inferSelect;
