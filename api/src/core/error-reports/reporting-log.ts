import type { SignalsConfig } from '../config/signals.ts';
import type { Log } from '../log/log.ts';
import { ErrorReports } from './error-reports.ts';

/** A log, and the end of what it still sends. */
interface ReportingLog {
  log: Log;
  flush: () => Promise<void>;
}

/**
 * A log that reports the errors in its lines of the levels `error` and `fatal`, if an address is
 * configured. Answers 503 are known outages, and are not reported.
 */
export function reportingLog(log: Log, target: SignalsConfig['errorReports']): ReportingLog {
  if (!target) return { log, flush: () => Promise.resolve() };
  const reports = new ErrorReports(target, log);
  const reporting = (level: 'error' | 'fatal') => (fields: object, message: string) => {
    log[level](fields, message);
    const { err, ...more } = fields as Record<string, unknown>;
    if (err !== undefined && more.status !== 503) reports.report(err, message, more, level);
  };
  return {
    log: {
      debug: (fields, message) => log.debug(fields, message),
      info: (fields, message) => log.info(fields, message),
      warn: (fields, message) => log.warn(fields, message),
      error: reporting('error'),
      fatal: reporting('fatal'),
      request: (level, fields) => log.request(level, fields),
    },
    flush: () => reports.flush(),
  };
}
