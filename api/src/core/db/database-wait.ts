import { ConnectionRefused, placeOf, reasonOf } from './connection-problem.ts';

/** How long a start waits for PostgreSQL. */
export class DatabaseWait {
  private readonly began = performance.now();

  /** @param ms 0: forever */
  constructor(
    private readonly address: string,
    private readonly ms: number,
  ) {}

  /** @throws ConnectionRefused with one sentence after the time */
  requireTimeLeft(error: unknown): void {
    if (this.ms === 0 || performance.now() - this.began < this.ms) return;
    throw new ConnectionRefused(
      `${this.place} could not be reached for ${this.seconds} seconds (${reasonOf(error)}). Start it, correct the address, or set DATABASE_WAIT_SECONDS.`,
      { cause: error },
    );
  }

  /** What is waited for, and how long. */
  sentence(error: unknown): string {
    const end =
      this.ms === 0
        ? 'This process waits until it answers.'
        : `This process waits ${this.seconds} seconds for it, and then ends.`;
    return `${this.place} cannot be reached (${reasonOf(error)}). ${end}`;
  }

  private get place(): string {
    return `PostgreSQL at ${placeOf(this.address)} (DATABASE_URL)`;
  }

  private get seconds(): number {
    return this.ms / 1000;
  }
}
