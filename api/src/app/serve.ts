import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AdminServer } from '../admin/admin.server.ts';
import type { Config } from '../core/config/config.ts';
import { Readiness } from '../core/health/readiness.ts';
import { createLog, type Log } from '../core/log/log.ts';
import { describeStartError } from '../core/process/describe-start-error.ts';
import { LateStartFailure } from '../core/process/late-start-failure.ts';
import { notifySupervisor } from '../core/process/supervisor.ts';
import { createServer } from './server.ts';

/** A request on its way gets this long to finish when the process stops. */
const PATIENCE_MS = 10_000;

/** The API and the page server, until a signal ends them. @throws whatever keeps them from starting */
export async function serve(config: Config): Promise<void> {
  const log = createLog(config.logLevel);
  exitOnUnhandledError(log);
  notifySupervisor({ type: 'progress', text: 'Preparing the database' });
  const app = await createServer(config, log);
  stopOnSignal(app, log);
  exitOnLateStartFailure(app, log);
  try {
    await app.listen({ port: config.port, host: config.host });
    await app.get(AdminServer).listen();
  } catch (error) {
    await app.close();
    throw error;
  }
  const url = config.port === 0 ? await app.getUrl() : config.publicOrigin;
  log.info({ url }, 'serving');
  notifySupervisor({ type: 'ready', url });
}

/** A fault that nobody caught leaves the process in an unknown state: say so and end. */
function exitOnUnhandledError(log: Log): void {
  const die = (error: unknown) => {
    log.fatal({ err: error }, 'unhandled fault; the process ends');
    process.exit(1);
  };
  process.on('unhandledRejection', die);
  process.on('uncaughtException', die);
}

/** A start that waited for the database and then proved impossible ends like any other. */
function exitOnLateStartFailure(app: NestFastifyApplication, log: Log): void {
  void app.get(LateStartFailure).reported.then(async (error) => {
    const message = describeStartError(error);
    log.fatal({ err: error }, 'this API cannot serve; the process ends');
    notifySupervisor({ type: 'failed', message });
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    await app.close().catch(() => undefined);
    process.exit(1);
  });
}

/** SIGTERM, SIGINT, or the supervisor's end: finish what is on its way, then exit with 0. */
function stopOnSignal(app: NestFastifyApplication, log: Log): void {
  let isStopping = false;
  const stop = (reason: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ reason }, 'stopping');
    setTimeout(() => {
      log.warn({ reason }, 'stopped with requests still open');
      process.exit(0);
    }, PATIENCE_MS).unref();
    app.get(Readiness).stop();
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
  if (process.send) process.on('disconnect', () => stop('the supervisor ended'));
}
