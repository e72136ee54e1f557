import type { DestinationStream } from 'pino';

/**
 * Collects lines and writes them together when the current turn of the event loop ends: the requests of a turn
 * share one system call (docs/decisions/0086-lines-of-a-turn.md). A process that exits writes what is left.
 */
export class LinesOfATurn implements DestinationStream {
  private lines = '';
  private readonly end = () => this.flush();

  constructor(private readonly destination: DestinationStream) {}

  write(line: string): void {
    if (this.lines === '') {
      setImmediate(this.end);
      process.once('exit', this.end);
    }
    this.lines += line;
  }

  /** Writes what was collected. Call it before another line is written, to keep their order. */
  flush(): void {
    if (this.lines === '') return;
    process.removeListener('exit', this.end);
    const lines = this.lines;
    this.lines = '';
    this.destination.write(lines);
  }
}
