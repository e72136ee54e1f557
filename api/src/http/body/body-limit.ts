import type { RouteOptions } from 'fastify';
import type { CatalogRoute } from '../contract/route-catalog.ts';
import type { SIGNED_BODY } from './signed-body.ts';
import type { UPLOAD } from './upload.ts';

/** The longest body that anyone may send, and the limit of routes that declare none. In bytes. */
export const OPEN_BODY_BYTES = 64 * 1024;

/** What `@RouteConfig()` says about the body of a route. */
type BodyConfig = { bodyLimit?: number } & Partial<typeof SIGNED_BODY & typeof UPLOAD>;

/**
 * Limits the body of a route. A longer body than {@link OPEN_BODY_BYTES} needs a sender that the
 * headers name: `CredentialsService` checks them before any byte of the body is read.
 * @throws Error for a route that accepts such a body from anyone
 */
export function limitBody(route: RouteOptions, catalogRoute: CatalogRoute): void {
  const config = (route.config ?? {}) as BodyConfig;
  const limit = config.bodyLimit ?? route.bodyLimit ?? OPEN_BODY_BYTES;
  route.bodyLimit = limit;
  const isShort = limit <= OPEN_BODY_BYTES && !config.upload;
  if (isShort || isSenderKnown(catalogRoute, config)) return;
  const { handler, method, path } = catalogRoute;
  const what = config.upload ? 'uploads' : `bodies of ${limit} bytes`;
  throw new Error(
    `${handler} (${method} ${path}) accepts ${what} from anyone. ` +
      'Say who may send them, which is checked before the body is read (@SignedIn(), @Team(), @Ingest(), @Deploy() or @Smoke()), ' +
      `or limit the body to ${OPEN_BODY_BYTES} bytes: @RouteConfig({ bodyLimit: ${OPEN_BODY_BYTES} }).`,
  );
}

function isSenderKnown({ access }: CatalogRoute, { signed }: BodyConfig): boolean {
  if (access?.kind === 'public') return signed === true && access.reads === 'stripe-signature';
  return access !== undefined;
}
