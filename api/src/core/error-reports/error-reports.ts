import type { SignalsConfig } from '../config/signals.ts';
import type { Log } from '../log/log.ts';
import { VERSION } from '../version.ts';
import { errorEvent, type ErrorEvent } from './error-event.ts';

const TIMEOUT_MS = 5_000;
/** The same error is reported once within this time. */
const PAUSE_MS = 60_000;
/** Different errors within this time. */
const MAX_PER_PAUSE = 20;

/** Sends reports of errors to an address that speaks Sentry's protocol of envelopes. */
export class ErrorReports {
  /** Fingerprint -> when it was last sent. */
  private readonly sent = new Map<string, number>();
  private readonly sending = new Set<Promise<void>>();

  constructor(
    private readonly target: NonNullable<SignalsConfig['errorReports']>,
    private readonly log: Log,
  ) {}

  /** Never throws, and does not wait. @param message log message @param fields of the log line */
  report(
    error: unknown,
    message: string,
    fields: Record<string, unknown>,
    level: ErrorEvent['level'],
  ): void {
    const event = errorEvent(error, message, fields, level);
    if (!this.isNew(event.fingerprint.join('\n'))) return;
    const sending = this.send(event).finally(() => this.sending.delete(sending));
    this.sending.add(sending);
  }

  /** Resolves when the reports so far are sent, or could not be. */
  async flush(): Promise<void> {
    await Promise.all(this.sending);
  }

  private isNew(fingerprint: string): boolean {
    const now = performance.now();
    for (const [known, at] of this.sent) if (now - at >= PAUSE_MS) this.sent.delete(known);
    if (this.sent.has(fingerprint) || this.sent.size >= MAX_PER_PAUSE) return false;
    this.sent.set(fingerprint, now);
    return true;
  }

  private async send(event: ErrorEvent): Promise<void> {
    const { url, key } = this.target;
    const lines = [
      { event_id: event.event_id, sent_at: new Date().toISOString() },
      { type: 'event', content_type: 'application/json' },
      event,
    ];
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-sentry-envelope',
          'x-sentry-auth': `Sentry sentry_version=7, sentry_client=portico/${VERSION}, sentry_key=${key}`,
        },
        body: lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!answer.ok) this.log.warn({ status: answer.status }, 'a report of an error was refused');
      await answer.body?.cancel();
    } catch (error) {
      this.log.warn({ err: error }, 'a report of an error could not be sent');
    }
  }
}
