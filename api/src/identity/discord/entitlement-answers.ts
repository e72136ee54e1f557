import { z } from 'zod';

const Snowflake = z.string().regex(/^\d{1,20}$/);
const Time = z.iso
  .datetime({ offset: true })
  .nullish()
  .transform((text) => (text ? new Date(text) : null));

/** Discord's types of entitlements that are no purchase of one thing: subscriptions. */
const SUBSCRIPTIONS = [2, 8];
/** Bought by a developer in test mode, without money. */
const TEST = 4;

/** Something that was bought in Discord, converted to our names. */
export const Entitlement = z
  .object({
    id: Snowflake,
    sku_id: Snowflake,
    user_id: Snowflake.nullish(),
    application_id: Snowflake,
    type: z.int(),
    deleted: z.boolean().default(false),
    consumed: z.boolean().default(false),
    ends_at: Time,
  })
  .transform((sent) => ({
    id: sent.id,
    skuId: sent.sku_id,
    applicationId: sent.application_id,
    /** Null: of a server. */
    userId: sent.user_id ?? null,
    isSubscription: SUBSCRIPTIONS.includes(sent.type),
    isTest: sent.type === TEST,
    /** Refunded or taken back by Discord. */
    isDeleted: sent.deleted,
    isConsumed: sent.consumed,
    endsAt: sent.ends_at,
  }));
export type Entitlement = z.output<typeof Entitlement>;

const CONSUMABLE = 3;
const DURABLE = 2;

/** What an application sells in Discord. Its price is not told. */
export const Sku = z
  .object({ id: Snowflake, type: z.int(), name: z.string() })
  .transform(({ id, type, name }) => ({
    ...{ id, name },
    isConsumable: type === CONSUMABLE,
    isOneTime: type === CONSUMABLE || type === DURABLE,
  }));
export type Sku = z.output<typeof Sku>;
