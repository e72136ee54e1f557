import { randomUUID } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.ts';
import type { Config } from '../core/config/config.ts';
import { installHooks } from '../http/hooks.ts';
import { authorizeBeforeBody } from '../identity/guard/before-body.ts';
import { answerUnroutable } from '../http/unroutable.ts';
import type { Log } from '../core/log/log.ts';
import { NestLog } from '../core/log/nest-log.ts';

/** Bodies of ordinary calls; routes that need more say so by `@RouteConfig({ bodyLimit })`. */
const BODY_LIMIT = 256 * 1024;

/** How long a client may take, in milliseconds (reference/threats.md row 80). */
export interface ClientTimeouts {
  /** To send its headers. */
  headers: number;
  /** To send its whole request. */
  request: number;
  /** How often that is looked at; Node's own 30 seconds would double the first. */
  every: number;
}
const PATIENCE: ClientTimeouts = { headers: 15_000, request: 30_000, every: 5_000 };

/**
 * Builds the application: initialised, not listening.
 * @param root the root module: the whole API unless a test adds to it
 * @throws LockedError, or what a failed migration says
 */
export async function createServer(
  config: Config,
  log: Log,
  root: DynamicModule = AppModule.with(config, log),
  patience: ClientTimeouts = PATIENCE,
): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT,
    genReqId: () => randomUUID(),
    http: { headersTimeout: patience.headers, connectionsCheckingInterval: patience.every },
    requestTimeout: patience.request,
    keepAliveTimeout: 65_000,
    // A request that is on its way while the process stops is still answered.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    frameworkErrors: answerUnroutable(config.secure),
    routerOptions: { maxParamLength: 200 },
  });
  const app = await NestFactory.create<NestFastifyApplication>(root, adapter, {
    logger: new NestLog(log),
    bodyParser: false,
    abortOnError: false,
  });
  app.useSecurityHeaders({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: "'none'",
        baseUri: "'none'",
        formAction: "'none'",
        frameAncestors: "'none'",
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: config.secure && { maxAge: 63_072_000, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
    // For browsers and plug-ins of long ago: bytes of every answer that nobody reads.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  await app.register(fastifyCookie);
  installHooks(app, config, log, authorizeBeforeBody);
  try {
    await app.init();
  } catch (error) {
    await app.close().catch(() => undefined);
    throw error;
  }
  return app;
}
