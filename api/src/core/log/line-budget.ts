/**
 * Bounds how many lines of one kind a log gets in a stretch of time, for what others can cause at
 * will. It says once how many were left out, at the end of the stretch.
 */
export class LineBudget {
  private written = 0;
  private leftOut = 0;
  private timer: NodeJS.Timeout | undefined;

  /**
   * @param max lines in one stretch
   * @param stretchMs begins with its first line
   * @param report takes how many were left out, if any
   */
  constructor(
    private readonly max: number,
    private readonly stretchMs: number,
    private readonly report: (leftOut: number) => void,
  ) {}

  /** Whether one more line may be written. */
  take(): boolean {
    this.timer ??= setTimeout(() => this.end(), this.stretchMs).unref();
    if (this.written >= this.max) {
      this.leftOut += 1;
      return false;
    }
    this.written += 1;
    return true;
  }

  /** Ends the stretch now. */
  end(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { leftOut } = this;
    this.written = 0;
    this.leftOut = 0;
    if (leftOut > 0) this.report(leftOut);
  }
}
