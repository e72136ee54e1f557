import { startTestMail, type ReceivedMail, type TestMail } from 'sandbox/testing/mail';
import { addCleanUp } from './clean-up.ts';

export type { ReceivedMail, TestMail } from 'sandbox/testing/mail';

export const SENDER = 'Juno <billing@juno.example>';

/** A stand-in for a mail server over real SMTP; stopped after the test file. */
export async function startMail(
  options: Parameters<typeof startTestMail>[0] = {},
): Promise<TestMail> {
  const mail = await startTestMail(options);
  addCleanUp(() => mail.close());
  return mail;
}

export const mailEnv = ({ smtpPort }: Pick<TestMail, 'smtpPort'>): Record<string, string> => ({
  SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  MAIL_FROM: SENDER,
});

export const headerOf = (mail: ReceivedMail | undefined, name: string): string | undefined =>
  mail?.headers.find(({ key }) => key.toLowerCase() === name)?.value;
