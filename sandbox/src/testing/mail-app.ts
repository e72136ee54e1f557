import { startMail, type MailOptions, type RunningMail } from '../mail/mail-server.ts';
import type { ReceivedMail } from '../mail/mail-store.ts';

export type { ReceivedMail } from '../mail/mail-store.ts';

/** A stand-in for a mail server on free ports, with its control API. */
export interface TestMail extends RunningMail {
  /** The received emails, newest first. */
  mails(): Promise<ReceivedMail[]>;
  arm(fault: { kind: string; count?: number }): Promise<void>;
  clearFaults(): Promise<void>;
  /** Deletes all emails and faults. */
  reset(): Promise<void>;
}

export async function startTestMail(options: Partial<MailOptions> = {}): Promise<TestMail> {
  const mail = await startMail({ port: 0, smtpPort: 0, ...options });
  const control = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`${mail.url}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(text);
    return text ? JSON.parse(text) : undefined;
  };
  const clearFaults = async () => void (await control('DELETE', '/__faults'));
  return {
    ...mail,
    mails: () => control('GET', '/__mail') as Promise<ReceivedMail[]>,
    arm: async (fault) => void (await control('POST', '/__faults', fault)),
    clearFaults,
    reset: async () => {
      await clearFaults();
      await control('DELETE', '/__mail');
    },
  };
}
