import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import { Module } from '@nestjs/common';
import { APP_GUARD, NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { LogController } from 'fastify';
import { ThrottlerGuard, ThrottlerModule } from '@nestjs/throttler';
import { PeerController } from './peer.controller.ts';
import { SessionGuard } from './session.guard.ts';

/**
 * What the benchmark compares the API with: a plain application of NestJS and Fastify with the same duties: headers for
 * security, a limit per address, a log line per request, the session from PostgreSQL, validation. It is written as the
 * documentation says, and tells its port by a message. Environment: `DATABASE_URL`.
 */
@Module({
  imports: [ThrottlerModule.forRoot([{ ttl: 60_000, limit: 1_000_000_000 }])],
  controllers: [PeerController],
  providers: [
    { provide: APP_GUARD, useClass: ThrottlerGuard },
    { provide: APP_GUARD, useClass: SessionGuard },
  ],
})
class PeerModule {}

// One line per request, as the product writes; Fastify would write two.
const logController = new LogController({ disableRequestLogging: true });
const adapter = new FastifyAdapter({ logger: true, logController });
adapter
  .getInstance()
  .addHook('onResponse', async ({ log, method, url }, { statusCode, elapsedTime }) => {
    log.info({ method, url, statusCode, elapsedTime }, 'request');
  });

const app = await NestFactory.create<NestFastifyApplication>(PeerModule, adapter, {
  logger: ['error'],
});
await app.register(helmet);
await app.register(cookie);
await app.listen(0, '127.0.0.1');
process.on('disconnect', () => process.exit());
process.send?.({ port: (app.getHttpServer().address() as AddressInfo).port });
