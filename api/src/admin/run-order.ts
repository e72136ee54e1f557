import { NestFactory } from '@nestjs/core';
import type { Config } from '../core/config/config.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { DatabaseService } from '../core/db/database.service.ts';
import { ProblemError } from '../http/problem.ts';
import { createLog } from '../core/log/log.ts';
import { NestLog } from '../core/log/nest-log.ts';
import { AdminCommands, type AdminOrder } from './admin.commands.ts';
import { readAdminDoor, type AdminDoor } from './admin.file.ts';
import { CliModule } from './cli.module.ts';

/**
 * Runs an order where the database can be reached: PostgreSQL directly; PGlite by the server that
 * holds it, or directly where none runs.
 * @throws ProblemError with a sentence for people
 */
export async function runOrder(config: Config, order: AdminOrder): Promise<unknown> {
  if (!config.databaseUrl) {
    const door = await readAdminDoor(config.dataDir);
    const answer = door && (await askServer(door, order));
    if (answer) return answer.result;
  }
  return order.verb === 'restore' ? restoreHere(config, order.file) : runHere(config, order);
}

/** @returns undefined when nobody listens there any more */
async function askServer(
  door: AdminDoor,
  order: AdminOrder,
): Promise<{ result: unknown } | undefined> {
  let response: Response;
  try {
    response = await fetch(door.url, {
      method: 'POST',
      headers: { authorization: `Bearer ${door.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(order),
    });
  } catch {
    return undefined;
  }
  // Another program may have been given the port of a server that was killed.
  if (response.status === 401) return undefined;
  const result: unknown = await response.json();
  if (!response.ok) {
    throw new ProblemError(response.status, String((result as { error?: unknown }).error));
  }
  return { result };
}

/** Without the rest of the application: its boot work would already write. */
async function restoreHere(config: Config, file: string): Promise<unknown> {
  const database = new DatabaseService(config, createLog('silent'));
  await database.onModuleInit();
  try {
    return await restoreBackup(database.db, file);
  } finally {
    await database.onApplicationShutdown();
  }
}

async function runHere(config: Config, order: AdminOrder): Promise<unknown> {
  // Standard output belongs to the result.
  const log = createLog('silent');
  const app = await NestFactory.createApplicationContext(CliModule.with(config, log), {
    logger: new NestLog(log),
    abortOnError: false,
  });
  try {
    return await app.get(AdminCommands).run(order);
  } finally {
    await app.close();
  }
}
