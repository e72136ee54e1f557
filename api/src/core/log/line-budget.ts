/**
 * Limits how many log lines of one kind are written in a period, for events that clients can cause
 * at will. Reports the number of dropped lines at the end of the period.
 */
export class LineBudget {
  private written = 0;
  private dropped = 0;
  private timer: NodeJS.Timeout | undefined;

  /**
   * @param max lines per period
   * @param periodMs length of a period, which begins with its first line
   * @param report receives the number of dropped lines, if any
   */
  constructor(
    private readonly max: number,
    private readonly periodMs: number,
    private readonly report: (dropped: number) => void,
  ) {}

  /** Counts a line. @returns whether it may be written */
  take(): boolean {
    this.timer ??= setTimeout(() => this.end(), this.periodMs).unref();
    if (this.written >= this.max) {
      this.dropped += 1;
      return false;
    }
    this.written += 1;
    return true;
  }

  /** Ends the period now. */
  end(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { dropped } = this;
    this.written = 0;
    this.dropped = 0;
    if (dropped > 0) this.report(dropped);
  }
}
