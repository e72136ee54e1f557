import { EVENTS_KEY, publicKeyOf, signedHeaders } from 'sandbox/testing/discord';
import { EntitlementSweeper } from '../../src/commerce/premium-apps/entitlement-sweeper.ts';
import { CUSTOMER, type Shop } from './shop.ts';
import { changeFile, novaPack } from './site-pack.ts';

/** What an API needs to believe events of the stand-in for Discord. */
export const EVENTS_ENV = { DISCORD_PUBLIC_KEY: publicKeyOf(EVENTS_KEY) };

export const DURABLE = '1088510058284990001';
export const CONSUMABLE = '1088510058284990002';
export const SUBSCRIPTION = '1088510058284990003';
/** Of no plan. */
export const LATER = '1088510058284990004';
/** Ids of two purchases. */
export const FIRST = '1019653849998299136';
export const SECOND = '1019653849998299137';

/** A pack of which Discord sells three plans, too: one of them covers three servers. @returns its folder */
export function packInDiscord(): string {
  const folder = novaPack();
  changeFile(folder, 'catalog.yaml', (text) =>
    text
      .replace('1088510058284990888', DURABLE)
      .replace('  - id: Crew\n', `  - id: Crew\n    discordSku: '${CONSUMABLE}'\n`)
      .replace('  - id: Fleet\n', `  - id: Fleet\n    discordSku: '${SUBSCRIPTION}'\n`),
  );
  return folder;
}

type Change = { id: string } & Record<string, unknown>;
type EventType = 'PING' | 'ENTITLEMENT_CREATE' | 'ENTITLEMENT_UPDATE' | 'ENTITLEMENT_DELETE';
interface Signed {
  body: string;
  headers: Record<string, string>;
}

/** What is sold and bought at the stand-in for Discord. */
export const premiumAppsOf = (shop: () => Shop) => {
  const control = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`${shop().discord.url}${path}`, {
      method,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(text);
    return text ? JSON.parse(text) : undefined;
  };
  const deliver = ({ body, headers }: Signed, url = '/api/discord/events'): Promise<Response> =>
    shop().api.call(url, { method: 'POST', body, headers });
  const signed = (type: EventType, entitlement?: string) =>
    control('POST', '/__events', { type, entitlement }) as Promise<Signed>;
  const addSku = (id: string, type: number) => control('POST', '/__skus', { id, type });
  return {
    deliver,
    /** An event as Discord would send it now. */
    signed,
    /** Bytes with a right signature. */
    sign: (body: string): Signed => ({
      body,
      headers: signedHeaders(body, EVENTS_KEY, Date.now()),
    }),
    addSku,
    /** A purchase by the customer, or a change of one. */
    put: (change: Change) => control('POST', '/__entitlements', change),
    buy: (id: string, sku: string, more: Record<string, unknown> = {}) =>
      control('POST', '/__entitlements', { id, sku_id: sku, user_id: CUSTOMER, ...more }),
    /** @returns the status of the answer */
    send: async (type: EventType, entitlement?: string) =>
      (await deliver(await signed(type, entitlement))).status,
    /** Ids of the purchases that are marked as used at Discord. */
    consumed: async () =>
      ((await control('GET', '/__entitlements')) as { id: string; consumed?: boolean }[])
        .filter(({ consumed }) => consumed)
        .map(({ id }) => id),
    sweep: () => shop().api.app.get(EntitlementSweeper).sweep(),
    /** Nothing is bought. */
    reset: async () => {
      await control('DELETE', '/__monetization');
      await shop().rows('truncate discord_entitlements');
      await addSku(DURABLE, 2);
      await addSku(CONSUMABLE, 3);
      await addSku(SUBSCRIPTION, 5);
    },
  };
};
