import type { KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BotName } from '../bot-name.ts';
import { decideAuthorize, showAuthorize, type Application } from './authorize.ts';
import { authKind, CallLog } from './call-log.ts';
import { addControlRoutes } from './control-routes.ts';
import { Faults } from '../http/faults.ts';
import { EventDelivery } from './event-delivery.ts';
import { publicKeyOf } from './event-key.ts';
import { Fault } from './fault-kinds.ts';
import { Grants } from './grants.ts';
import { discordError } from './discord-error.ts';
import { refusalAtEdge } from './edge.ts';
import { readBody, type Reply, type Request } from '../http/http.ts';
import { addCdnRoutes } from './images/cdn-routes.ts';
import { RateLimits, type Limit } from './rate-limits.ts';
import { currentApplication } from './application-route.ts';
import { consumeEntitlement, listEntitlements, listSkus, Monetization } from './monetization.ts';
import { currentGuilds, currentUser, guildById, userById } from './rest-routes.ts';
import { RestGate } from './rest-gate.ts';
import { Router } from '../http/router.ts';
import { exchangeToken, revokeToken } from './token-route.ts';

/** The API is served under `/api` and any `/api/v<number>`. */
const API_PREFIX = /^\/api(?:\/v\d+)?(?=\/)/;

const SIGN_IN_PATH = '/oauth2/authorize';

export interface DiscordOptions {
  /** 0: a free port. */
  port: number;
  /** Default 127.0.0.1. */
  host?: string;
  clientId: string;
  clientSecret: string;
  botToken: string;
  /** Registered redirect URIs; compared exactly. */
  redirectUris: readonly string[];
  /** Ed25519, private: signs the webhook events of the application. */
  eventsKey: KeyObject;
  /** Where the application wants its webhook events; absent: nowhere. */
  eventsUrl?: string;
  /** Name of the application, as on the sign-in page; default `Juno`. */
  applicationName?: BotName;
  /** File that persists grants; absent: grants are lost on restart. */
  stateFile?: string;
  /** Default: one week, as at Discord. */
  tokenLifetimeSeconds?: number;
  /** Bucket sizes by route name, and of `global`; others have their defaults. */
  limits?: Readonly<Record<string, Limit>>;
  /** Epoch milliseconds. */
  now?: () => number;
}

export interface RunningDiscord {
  /**
   * Origin without a trailing slash; REST is under `/api/v10`, images and sign-in page directly
   * under it.
   */
  url: string;
  /** Resolves when all connections are closed and the port is free. */
  close: () => Promise<void>;
}

/**
 * Starts the Discord stand-in over real HTTP: sign-in page, tokens, users, servers, images, rate
 * limits and injected faults (`POST /__faults`). For tests and the local demo, never in production.
 */
export async function startDiscord(options: DiscordOptions): Promise<RunningDiscord> {
  const now = options.now ?? Date.now;
  const lifetime = options.tokenLifetimeSeconds ?? 604_800;
  const grants = new Grants({ now, tokenLifetimeSeconds: lifetime, stateFile: options.stateFile });
  const faults = new Faults(Fault);
  const calls = new CallLog();
  const gate = new RestGate({
    faults,
    calls,
    limits: new RateLimits(now),
    sizes: options.limits,
    now,
  });
  const application: Application = {
    clientId: options.clientId,
    name: options.applicationName ?? new BotName('Juno'),
    redirectUris: options.redirectUris,
  };
  const store = new Monetization(options.clientId);
  const router = new Router(API_PREFIX)
    .page(`GET ${SIGN_IN_PATH}`, (request) => showAuthorize(request, application))
    .page(`POST ${SIGN_IN_PATH}`, (request) => decideAuthorize(request, application, grants))
    .api('POST /oauth2/token', (request) => exchangeToken(request, options, grants, lifetime))
    .api('POST /oauth2/token/revoke', (request) => revokeToken(request, options, grants))
    .api('GET /users/@me', (request) => currentUser(request, grants))
    .api('GET /users/@me/guilds', (request) => currentGuilds(request, grants))
    .api('GET /applications/@me', (request) =>
      currentApplication(request, options.botToken, application, publicKeyOf(options.eventsKey)),
    )
    .api('GET /users/:id', (request) => userById(request, options.botToken, now()))
    .api('GET /guilds/:id', (request) => guildById(request, options.botToken, now()))
    .api('GET /applications/:id/skus', (request) => listSkus(request, options.botToken, store))
    .api('GET /applications/:id/entitlements', (request) =>
      listEntitlements(request, options.botToken, store, now()),
    )
    .api('POST /applications/:id/entitlements/:entitlement/consume', (request) =>
      consumeEntitlement(request, options.botToken, store),
    );
  addCdnRoutes(router);
  const events = new EventDelivery({ ...options, now });
  addControlRoutes(router, { faults, calls, grants, store, events });

  const server = createServer((message, response) => {
    void answer(message, response, { router, gate, calls, now, application });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host ?? '127.0.0.1', resolve);
  });
  const { address, port, family } = server.address() as AddressInfo;
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`,
    close: () =>
      new Promise((resolve, reject) => {
        gate.stop();
        events.stop();
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

interface Parts {
  router: Router;
  gate: RestGate;
  calls: CallLog;
  now: () => number;
  application: Application;
}

async function answer(
  message: IncomingMessage,
  response: ServerResponse,
  { router, gate, calls, now, application }: Parts,
): Promise<void> {
  const at = now();
  const method = message.method ?? 'GET';
  try {
    const url = new URL(message.url ?? '/', 'http://sandbox');
    const request: Request = {
      method,
      url,
      headers: message.headers,
      params: {},
      body: await readBody(message),
    };
    const found = router.find(method, url.pathname);
    if (found) request.params = found.params;
    const refusal = refusalAtEdge(request);
    if (refusal) return send(response, refusal, method);
    if (found?.route.isApi) return await gate.answer(found.route, request, response, at);
    if (url.pathname === SIGN_IN_PATH) await application.name.ask();
    const reply = found?.route.handler(request) ?? discordError(404, '404: Not Found');
    if (!found && url.pathname.startsWith('/api/')) {
      const auth = authKind(message.headers);
      calls.add({
        at,
        method,
        path: url.pathname,
        route: null,
        auth,
        status: 404,
        tooEarly: false,
      });
    }
    send(response, reply, method);
  } catch (error) {
    if (response.headersSent || response.destroyed) return void response.destroy();
    const tooLarge = error instanceof RangeError;
    send(response, discordError(tooLarge ? 413 : 400, '400: Bad Request'), method);
  }
}

function send(response: ServerResponse, reply: Reply, method: string): void {
  response.writeHead(reply.status, reply.headers);
  response.end(method === 'HEAD' ? undefined : reply.body);
}
