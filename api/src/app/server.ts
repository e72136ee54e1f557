import type { IncomingMessage } from 'node:http';
import { randomUUID } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.ts';
import { endConnectionsOnClose } from './end-connections.ts';
import type { Config } from '../core/config/config.ts';
import { OPEN_BODY_BYTES } from '../http/body/body-limit.ts';
import { decorateWithAddress } from '../http/request/client-address.ts';
import { installHooks } from './pipeline.ts';
import { originForm } from '../http/request/origin-form.ts';
import { securityHeaders, sendSecurityHeaders } from '../http/answer/security-headers.ts';
import { answerUnroutable } from '../http/problem/unroutable.ts';
import { routableUrl } from '../http/request/routable-url.ts';
import type { Log } from '../core/log/log.ts';
import { NestLog } from '../core/log/nest-log.ts';

/** Time limits for clients, in milliseconds (docs/threats.md row 80). */
export interface ClientTimeouts {
  /** For the request headers. */
  headers: number;
  /** For the whole request. */
  request: number;
  /** Interval of the check. Node's default of 30 seconds would triple the limit for headers. */
  every: number;
}
const CLIENT_TIMEOUTS: ClientTimeouts = { headers: 15_000, request: 30_000, every: 5_000 };

/**
 * Creates the application, initialized but not listening.
 * @param root the root module; tests add controllers to it
 * @throws LockedError, or the error of a failed migration
 */
export async function createServer(
  config: Config,
  log: Log,
  root: DynamicModule = AppModule.with(config, log),
  timeouts: ClientTimeouts = CLIENT_TIMEOUTS,
): Promise<NestFastifyApplication> {
  const security = securityHeaders(config);
  const adapter = new FastifyAdapter({
    bodyLimit: OPEN_BODY_BYTES,
    genReqId: () => randomUUID(),
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.every },
    requestTimeout: timeouts.request,
    keepAliveTimeout: 65_000,
    // Requests that arrive while the process stops are still answered.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    frameworkErrors: answerUnroutable(security),
    rewriteUrl: (request: IncomingMessage) => routableUrl(originForm(request)),
    routerOptions: { maxParamLength: 200 },
  });
  decorateWithAddress(adapter.getInstance(), config.trustProxy);
  sendSecurityHeaders(adapter.getInstance(), security);
  const app = await NestFactory.create<NestFastifyApplication>(root, adapter, {
    logger: new NestLog(log),
    bodyParser: false,
    abortOnError: false,
  });
  await app.register(fastifyCookie);
  installHooks(app, config);
  endConnectionsOnClose(app);
  try {
    await app.init();
  } catch (error) {
    await app.close().catch(() => undefined);
    throw error;
  }
  return app;
}
