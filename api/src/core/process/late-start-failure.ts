import { Injectable } from '@nestjs/common';

/**
 * For what a start can only find out later, as it waits for the database: a fault that would have
 * kept the process from starting ends it then.
 */
@Injectable()
export class LateStartFailure {
  private resolve!: (error: unknown) => void;
  /** Resolves with the first fault. */
  readonly reported = new Promise<unknown>((resolve) => (this.resolve = resolve));

  report(error: unknown): void {
    this.resolve(error);
  }
}
