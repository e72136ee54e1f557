import { z } from 'zod';
import type { APIWebhookEvent } from 'discord-api-types/v10';
import { discordError } from './discord-error.ts';
import { signedHeaders } from './event-key.ts';
import type { Monetization } from './monetization.ts';
import { json, noContent, type Reply, type Request } from '../http/http.ts';
import type { Handler, Router } from '../http/router.ts';

/** `ApplicationWebhookType` */
const [PING, EVENT] = [0, 1];
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
  clientId: string;
  clientSecret: string;
  now: () => number;
  guarded: (handler: Handler) => Handler;
}

/**
 * Control API of the sandbox for what is sold in Discord.
 *
 * | call | effect |
 * |---|---|
 * | `POST /__skus` | add or change a SKU: `id`, `type` |
 * | `GET /__entitlements` | list all |
 * | `POST /__entitlements` | add an entitlement, or change fields of one: `id`, … |
 * | `DELETE /__monetization` | remove all of both |
 * | `POST /__events` | answer an event as Discord would send it: its headers with the signature, and its body |
 */
export function addMonetizationControls(router: Router, controls: Controls): void {
  const { store, guarded } = controls;
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
      guarded((request) =>
        parsed(request, Change, (change) => {
          const known = Object.entries(change).filter(([, value]) => value !== undefined);
          return store.put(Object.fromEntries(known) as never);
        }),
      ),
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
      guarded((request) => parsed(request, NewEvent, (event) => signedEvent(event, controls))),
    );
}

function signedEvent(
  { type, entitlement }: z.infer<typeof NewEvent>,
  { store, clientId, clientSecret, now }: Controls,
) {
  const head = { version: 1 as const, application_id: clientId };
  const data = store.entitlements().find(({ id: known }) => known === entitlement);
  const event = (
    type === 'PING'
      ? { ...head, type: PING }
      : {
          ...head,
          type: EVENT,
          event: { type, timestamp: new Date(now()).toISOString(), data },
        }
  ) as APIWebhookEvent;
  const body = JSON.stringify(event);
  return { body, headers: signedHeaders(body, clientSecret, now()) };
}

function parsed<T>(request: Request, schema: z.ZodType<T>, act: (value: T) => unknown): Reply {
  try {
    return json(200, act(schema.parse(JSON.parse(request.body))));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : 'The body is not JSON';
    return discordError(400, why);
  }
}
