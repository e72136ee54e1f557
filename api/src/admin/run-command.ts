import { NestFactory } from '@nestjs/core';
import type { Config } from '../core/config/config.ts';
import { checkDatabase } from './doctor/database.check.ts';
import { examine } from './doctor/examine.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { DatabaseService } from '../core/db/database.service.ts';
import { ProblemError } from '../http/problem/problem.ts';
import { createLog } from '../core/log/log.ts';
import { NestLog } from '../core/log/nest-log.ts';
import { LateStartFailure } from '../core/process/late-start-failure.ts';
import { AdminCommands, type AdminCommand } from './admin.commands.ts';
import { readAdminEndpoint, type AdminEndpoint } from './admin.file.ts';
import { CliModule } from './cli.module.ts';

/**
 * Runs a command with access to the database: PostgreSQL directly, PGlite through the server that
 * holds it, or directly when no server runs.
 * @throws ProblemError with a message for people
 */
export async function runCommand(config: Config, command: AdminCommand): Promise<unknown> {
  if (!config.databaseUrl) {
    const endpoint = await readAdminEndpoint(config.dataDir);
    const answer = endpoint && (await sendToServer(endpoint, command));
    if (answer) return answer.result;
  }
  if (command.name === 'doctor') return examine(config, () => checkDatabase(config));
  return command.name === 'restore' ? restoreHere(config, command.file) : runHere(config, command);
}

/** @returns undefined when the server no longer listens */
async function sendToServer(
  endpoint: AdminEndpoint,
  command: AdminCommand,
): Promise<{ result: unknown } | undefined> {
  let response: Response;
  try {
    response = await fetch(endpoint.url, {
      method: 'POST',
      headers: { authorization: `Bearer ${endpoint.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(command),
    });
  } catch {
    return undefined;
  }
  // After a kill another program may use the port.
  if (response.status === 401) return undefined;
  const result: unknown = await response.json();
  if (!response.ok) {
    throw new ProblemError(response.status, String((result as { error?: unknown }).error));
  }
  return { result };
}

/** Starts nothing but the database: the application writes rows when it starts. */
async function restoreHere(config: Config, file: string): Promise<unknown> {
  const database = new DatabaseService(config, new LateStartFailure(), createLog('silent'));
  await database.onModuleInit();
  try {
    return await restoreBackup(database.db, file);
  } finally {
    await database.onApplicationShutdown();
  }
}

async function runHere(config: Config, command: AdminCommand): Promise<unknown> {
  // Standard output is reserved for the result.
  const log = createLog('silent');
  const app = await NestFactory.createApplicationContext(CliModule.with(config, log), {
    logger: new NestLog(log),
    abortOnError: false,
  });
  try {
    return await app.get(AdminCommands).run(command);
  } finally {
    await app.close();
  }
}
