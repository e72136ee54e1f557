import { z } from 'zod';
import type { APIEntitlement } from 'discord-api-types/v10';
import { discordError } from './discord-error.ts';
import type { EventDelivery } from './event-delivery.ts';
import type { Monetization } from './monetization.ts';
import { json, noContent, type Reply, type Request } from '../http/http.ts';
import type { Handler, Router } from '../http/router.ts';

const id = z.string().regex(/^\d{1,20}$/);
const NewSku = z.strictObject({ id, type: z.int() });
const Change = z.strictObject({
  ...{ id, sku_id: id.optional(), user_id: id.optional(), guild_id: id.optional() },
  ...{
    type: z.int().optional(),
    deleted: z.boolean().optional(),
    consumed: z.boolean().optional(),
  },
  ends_at: z.iso.datetime().nullable().optional(),
});
const NewEvent = z.strictObject({
  type: z.enum(['PING', 'ENTITLEMENT_CREATE', 'ENTITLEMENT_UPDATE', 'ENTITLEMENT_DELETE']),
  entitlement: id.optional(),
});

interface Controls {
  store: Monetization;
  events: EventDelivery;
  guarded: (handler: Handler) => Handler;
}

/**
 * Control API of the sandbox for what is sold in Discord.
 *
 * | call | effect |
 * |---|---|
 * | `POST /__skus` | add or change a SKU: `id`, `type` |
 * | `GET /__entitlements` | list all |
 * | `POST /__entitlements` | add an entitlement, or change fields of one: `id`, …; the application gets an event |
 * | `DELETE /__monetization` | remove all of both |
 * | `POST /__events` | answer an event as Discord would send it: its headers with the signature, and its body |
 */
export function addMonetizationControls(router: Router, controls: Controls): void {
  const { store, events, guarded } = controls;
  router
    .page(
      'POST /__skus',
      guarded((request) => parsed(request, NewSku, (sku) => store.addSku(sku.id, sku.type))),
    )
    .page(
      'GET /__entitlements',
      guarded(() => json(200, store.entitlements())),
    )
    .page(
      'POST /__entitlements',
      guarded((request) => parsed(request, Change, (changed) => change(controls, changed))),
    )
    .page(
      'DELETE /__monetization',
      guarded(() => {
        store.clear();
        return noContent();
      }),
    )
    .page(
      'POST /__events',
      guarded((request) =>
        parsed(request, NewEvent, ({ type, entitlement }) =>
          events.sign(
            type,
            store.entitlements().find(({ id: known }) => known === entitlement),
          ),
        ),
      ),
    );
}

/** Stores what was bought or changed, and tells the application. */
function change({ store, events }: Controls, changed: z.infer<typeof Change>): APIEntitlement {
  const isNew = !store.entitlements().some(({ id: known }) => known === changed.id);
  const fields = Object.entries(changed).filter(([, value]) => value !== undefined);
  const stored = store.put(Object.fromEntries(fields) as never);
  if (isNew) events.tell('ENTITLEMENT_CREATE', stored);
  else events.tell(changed.deleted ? 'ENTITLEMENT_DELETE' : 'ENTITLEMENT_UPDATE', stored);
  return stored;
}

function parsed<T>(request: Request, schema: z.ZodType<T>, act: (value: T) => unknown): Reply {
  try {
    return json(200, act(schema.parse(JSON.parse(request.body))));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : 'The body is not JSON';
    return discordError(400, why);
  }
}
