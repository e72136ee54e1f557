import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { Config } from '../core/config/config.ts';
import { DatabaseService } from '../core/db/database.service.ts';
import { createLog } from '../core/log/log.ts';
import { NestLog } from '../core/log/nest-log.ts';
import { GateService } from '../platform/registry/gate/gate.service.ts';
import { AppModule } from './app.module.ts';

/**
 * Checks, before any replica is replaced, that this version answers what the live and retained releases call. A
 * replica checks the same when it starts; nothing is started here but the connection to the database.
 * @throws GateRefused, or the error of a failed migration
 */
export async function requireReleases(config: Config): Promise<void> {
  const log = createLog('silent');
  const app = await NestFactory.create(AppModule.with(config, log), new FastifyAdapter(), {
    logger: new NestLog(log),
    abortOnError: false,
  });
  const database = app.get(DatabaseService);
  await database.onModuleInit();
  try {
    await app.get(GateService).requireOperations(new Set());
  } finally {
    await database.onApplicationShutdown();
  }
}
