import type {
  APIEntitlement,
  APISKU,
  RESTGetAPIEntitlementsQuery,
  RESTGetAPIEntitlementsResult,
  RESTGetAPISKUsResult,
} from 'discord-api-types/v10';
import { discordError, invalidForm, unauthorized } from './discord-error.ts';
import { json, noContent, type Reply, type Request } from '../http/http.ts';
import { isBot } from './rest-routes.ts';
import { isSnowflake } from './snowflake.ts';

const MAX_ENTITLEMENTS = 100;
/** `SKUType.Consumable`. */
const CONSUMABLE = 3;

/** What the application sells in Discord, and who has bought it. Lost with the process. */
export class Monetization {
  readonly #skus = new Map<string, APISKU>();
  readonly #entitlements = new Map<string, APIEntitlement>();

  constructor(private readonly applicationId: string) {}

  /** @param type of the SKU: 2 durable, 3 consumable, 5 subscription */
  addSku(id: string, type: number): APISKU {
    const sku: APISKU = {
      ...{ id, type, application_id: this.applicationId },
      ...{ name: `SKU ${id}`, slug: `sku-${id}`, flags: 4 },
    };
    this.#skus.set(id, sku);
    return sku;
  }

  /** Stores an entitlement, or changes fields of one. */
  put(entitlement: Partial<APIEntitlement> & Pick<APIEntitlement, 'id'>): APIEntitlement {
    const stored = {
      ...{ sku_id: '0', application_id: this.applicationId, type: 1 },
      ...{ deleted: false, starts_at: null, ends_at: null },
      ...this.#entitlements.get(entitlement.id),
      ...entitlement,
    };
    this.#entitlements.set(stored.id, stored);
    return stored;
  }

  clear(): void {
    this.#skus.clear();
    this.#entitlements.clear();
  }

  skus(): APISKU[] {
    return [...this.#skus.values()];
  }

  entitlements(): APIEntitlement[] {
    return [...this.#entitlements.values()].sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
  }

  isConsumable({ sku_id }: APIEntitlement): boolean {
    const type: number | undefined = this.#skus.get(sku_id)?.type;
    return type === CONSUMABLE;
  }
}

/** `GET /applications/:id/skus` by bot token. */
export function listSkus(request: Request, botToken: string, store: Monetization): Reply {
  if (!isBot(request, botToken)) return unauthorized();
  return json(200, store.skus() satisfies RESTGetAPISKUsResult);
}

/** `GET /applications/:id/entitlements` by bot token, the oldest first; `after` and `limit` page. */
export function listEntitlements(
  request: Request,
  botToken: string,
  store: Monetization,
  now: number,
): Reply {
  if (!isBot(request, botToken)) return unauthorized();
  const get = (name: keyof RESTGetAPIEntitlementsQuery) => request.url.searchParams.get(name);
  const limit = Number(get('limit') ?? MAX_ENTITLEMENTS);
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_ENTITLEMENTS)
    return invalidForm('limit', 'NUMBER_TYPE_MAX', `int value should be from 1 to 100.`);
  const after = get('after') ?? '0';
  if (!isSnowflake(after)) return invalidForm('after', 'NUMBER_TYPE_COERCE', 'Not a snowflake.');
  const found = store
    .entitlements()
    .filter(({ id }) => BigInt(id) > BigInt(after))
    // As at Discord: without a word about it, the deleted ones are left out.
    .filter(({ deleted }) => !deleted || get('exclude_deleted') === 'false')
    .filter(
      ({ ends_at }) =>
        get('exclude_ended') !== 'true' || ends_at === null || Date.parse(ends_at) > now,
    );
  return json(200, found.slice(0, limit) satisfies RESTGetAPIEntitlementsResult);
}

/** `POST /applications/:id/entitlements/:entitlement/consume` by bot token: once. */
export function consumeEntitlement(request: Request, botToken: string, store: Monetization): Reply {
  if (!isBot(request, botToken)) return unauthorized();
  const found = store.entitlements().find(({ id }) => id === request.params.entitlement);
  if (!found) return discordError(404, 'Unknown Entitlement');
  if (!store.isConsumable(found) || found.consumed)
    return discordError(400, 'Cannot consume this entitlement');
  store.put({ ...found, consumed: true });
  return noContent();
}
