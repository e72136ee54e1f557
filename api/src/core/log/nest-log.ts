import type { LoggerService } from '@nestjs/common';
import type { Log } from './log.ts';

/** Lets Nest's own lines run through the process's logger; its start-up chatter is debug. */
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
