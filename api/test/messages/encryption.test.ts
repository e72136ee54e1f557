import { createTransport } from 'nodemailer';
import { loadConfig } from '../../src/core/config/config.ts';
import { transportOf } from '../../src/commerce/mail/mailer.ts';
import { startMail } from '../support/mail.ts';
import { NAMED } from '../support/site-settings.ts';

const MAIL = { from: 'billing@juno.example', to: 'customer@example.com', text: 'Hello' };

/** @param host as in SMTP_URL, `at` the address where it is reached */
const transportFor = (SMTP_URL: string, more: Record<string, string> = {}) => {
  const env = { SMTP_URL, MAIL_FROM: MAIL.from, ...more };
  const { mail } = loadConfig({ ...NAMED, ...env }, { toPath: (path) => path, delimiter: ':' });
  if (!mail) throw new Error('Mail is off');
  return createTransport({ ...transportOf(mail), host: '127.0.0.1' });
};

describe('a mail server on another machine (threats row 183)', () => {
  test('gets no credentials and no email without encryption', async () => {
    const server = await startMail({ credentials: { user: 'juno', pass: 'secret' } });
    const url = `smtp://juno:secret@smtp.example:${server.smtpPort}`;
    await expect(transportFor(url).sendMail(MAIL)).rejects.toMatchObject({ code: 'ETLS' });
    expect(await server.mails()).toEqual([]);
  });

  test('gets them without encryption where it is allowed by name', async () => {
    const server = await startMail({ credentials: { user: 'juno', pass: 'secret' } });
    const url = `smtp://juno:secret@smtp.example:${server.smtpPort}`;
    const allowed = { ALLOW_WITHOUT_TLS: 'smtp.example' };
    await transportFor(url, allowed).sendMail(MAIL);
    expect(await server.mails()).toMatchObject([
      { connection: { isEncrypted: false, user: 'juno' } },
    ]);
    const wrong = transportFor(url.replace('secret', 'other'), allowed).sendMail(MAIL);
    await expect(wrong).rejects.toMatchObject({ code: 'EAUTH', responseCode: 535 });
  });
});
