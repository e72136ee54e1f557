import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AdminServer } from '../admin/admin.server.ts';
import type { Config } from '../core/config/config.ts';
import { missingSettings } from '../core/config/missing-settings.ts';
import { Readiness } from '../core/health/readiness.ts';
import { reportingLog } from '../core/error-reports/reporting-log.ts';
import { createLog, type Log } from '../core/log/log.ts';
import { describeStartError } from '../core/process/describe-start-error.ts';
import { LateStartFailure } from '../core/process/late-start-failure.ts';
import { notifySupervisor } from '../core/process/supervisor.ts';
import { VERSION } from '../core/version.ts';
import { LiveRegistry } from '../platform/registry/live/live-registry.service.ts';
import { logProblems } from './log-problems.ts';
import { createServer } from './server.ts';
import { LiveSite } from '../core/site/live-site.ts';
import { closedStore } from '../core/site/closed-store.ts';
import { missingParts } from '../core/site/missing-parts.ts';

/** Time for the report of an error that ends the process. */
const REPORT_MS = 2_000;
/** Time for open requests to finish when the process stops listening. */
const SHUTDOWN_TIMEOUT_MS = 10_000;

/** Runs the API and the page server until a signal ends them. @throws any error of the start */
export async function serve(config: Config): Promise<void> {
  const { log, flush } = reportingLog(createLog(config.logLevel), config.signals.errorReports);
  exitOnUnhandledError(log, flush);
  const stopTracing = await startTracingOf(config);
  notifySupervisor({ type: 'progress', text: 'Preparing the database' });
  const app = await createServer(config, log);
  stopOnSignal(app, log, config.shutdownDelayMs, () => Promise.all([stopTracing(), flush()]));
  exitOnLateStartFailure(app, log);
  try {
    await app.listen({ port: config.port, host: config.host });
    await app.get(AdminServer).listen();
  } catch (error) {
    await app.close();
    throw error;
  }
  const url = config.port === 0 ? await app.getUrl() : config.publicOrigin;
  log.info({ url, version: VERSION }, 'serving');
  for (const missing of whatIsMissing(app, config)) log.warn({ missing }, 'the site is incomplete');
  for (const removed of config.removed) log.warn({ removed }, 'a setting has no effect');
  notifySupervisor({ type: 'ready', url });
  void logProblems(app, config, log);
}

/** What a visitor of this site would miss, one sentence each. */
function whatIsMissing(app: NestFastifyApplication, config: Config): string[] {
  const hasShell = app.get(LiveRegistry).visibleTo({ team: false }) !== undefined;
  return [
    ...(hasShell
      ? []
      : [
          'No shell release is live: pages answer 503. Run npm run release -- publish shell, then promote shell.',
        ]),
    ...(config.sandbox ? [] : missingParts(app.get(LiveSite))),
    ...missingSettings(config, closedStore(config, app.get(LiveSite))),
  ];
}

/** Loads what sends traces only where it is on. @returns its end */
async function startTracingOf({ signals }: Config): Promise<() => Promise<unknown>> {
  if (signals.tracesTo === undefined) return () => Promise.resolve();
  const { startTracing } = await import('../core/tracing/start-tracing.ts');
  return startTracing(signals.tracesTo);
}

/**
 * Logs an unhandled error and exits, because the state of the process is unknown.
 * @param flush sends the report of it
 */
function exitOnUnhandledError(log: Log, flush: () => Promise<void>): void {
  const die = (error: unknown) => {
    log.fatal({ err: error }, 'unhandled error; exiting');
    setTimeout(() => process.exit(1), REPORT_MS);
    void flush().then(() => process.exit(1));
  };
  process.on('unhandledRejection', die);
  process.on('uncaughtException', die);
}

/** Exits when a start fails late, after it has waited for the database. */
function exitOnLateStartFailure(app: NestFastifyApplication, log: Log): void {
  void app.get(LateStartFailure).reported.then(async (error) => {
    const message = describeStartError(error);
    log.fatal({ err: error }, 'startup failed; exiting');
    notifySupervisor({ type: 'failed', message });
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref();
    await app.close().catch(() => undefined);
    process.exit(1);
  });
}

/**
 * On SIGTERM, SIGINT or the end of the supervisor: finishes open requests and exits with 0.
 * @param delayMs how long it serves as "not ready" first
 * @param flush sends the traces and reports that are left
 */
function stopOnSignal(
  app: NestFastifyApplication,
  log: Log,
  delayMs: number,
  flush: () => Promise<unknown>,
): void {
  let isStopping = false;
  const stop = (reason: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ reason }, 'stopping');
    app.get(Readiness).stop();
    setTimeout(() => close(reason), delayMs);
  };
  const close = (reason: string) => {
    setTimeout(() => {
      log.warn({ reason }, 'stopped with requests still open');
      process.exit(0);
    }, SHUTDOWN_TIMEOUT_MS).unref();
    const end = async () => {
      await app.close();
      await flush().catch(() => undefined);
    };
    end().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'shutdown failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
  if (process.send) process.on('disconnect', () => stop('the supervisor exited'));
}
