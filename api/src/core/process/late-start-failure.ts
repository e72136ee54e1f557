import { Injectable } from '@nestjs/common';

/**
 * Failures that a start detects late, because it waits for the database. Such a failure ends the
 * process.
 */
@Injectable()
export class LateStartFailure {
  private resolve!: (error: unknown) => void;
  /** Resolves with the first failure. */
  readonly reported = new Promise<unknown>((resolve) => (this.resolve = resolve));

  report(error: unknown): void {
    this.resolve(error);
  }
}
