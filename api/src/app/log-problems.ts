import type { INestApplicationContext } from '@nestjs/common';
import { checkOpenDatabase } from '../admin/doctor/database.check.ts';
import { examineHere, examineServices } from '../admin/doctor/examine.ts';
import { distinct } from '../core/doctor/finding.ts';
import type { Surroundings } from '../admin/doctor/surroundings.ts';
import type { Config } from '../core/config/config.ts';
import { DatabaseService } from '../core/db/database.service.ts';
import type { Log } from '../core/log/log.ts';

/**
 * Logs the problems that the doctor finds, one line each, but not whether the site's address answers: a
 * proxy may not send requests to this replica yet. The stand-ins of `npm start` begin after the API and
 * are not asked. The site already serves. Never throws.
 */
export async function logProblems(
  app: INestApplicationContext,
  config: Config,
  log: Log,
  surroundings?: Surroundings,
): Promise<void> {
  const database = app.get(DatabaseService);
  await database.whenReady();
  try {
    const findings = await Promise.all([
      examineHere(config, () => checkOpenDatabase(database), surroundings),
      config.sandbox ? [] : examineServices(config, surroundings),
    ]);
    for (const { check, state, message: problem, fix } of distinct(findings.flat()))
      if (state === 'problem') log.warn({ check, problem, fix }, 'the installation has a problem');
  } catch (error) {
    log.warn({ err: error }, 'the installation could not be checked');
  }
}
