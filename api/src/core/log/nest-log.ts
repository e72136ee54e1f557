import type { LoggerService } from '@nestjs/common';
import type { Log } from './log.ts';

/**
 * Sends Nest's log lines to the logger of the process, with its start-up messages at debug level.
 */
export class NestLog implements LoggerService {
  constructor(private readonly target: Log) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.target.debug({ context: rest.at(-1) }, String(message));
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.target.warn({ context: rest.at(-1) }, String(message));
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.target.error({ context: rest.at(-1), err: message }, 'framework error');
  }
}
