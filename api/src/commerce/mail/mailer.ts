import { Injectable } from '@nestjs/common';
import { createTransport, type SMTPTransportOptions } from 'nodemailer';
import { Config } from '../../core/config/config.ts';
import type { MailConfig } from '../../core/config/mail.ts';

export interface OutgoingMail {
  /** Part of the Message-ID. */
  id: string;
  /** Of the sender, where MAIL_FROM has an address alone. */
  senderName: string;
  to: string;
  /** Undefined: answers go to the sender. */
  replyTo: string | undefined;
  date: Date;
  subject: string;
  text: string;
  html: string;
}

/** Limits of one email. Together they are shorter than the pause before the next attempt. */
const TIMEOUTS = {
  ...{ dnsTimeout: 10_000, connectionTimeout: 10_000 },
  ...{ greetingTimeout: 10_000, socketTimeout: 20_000 },
};
const TOTAL_MS = 45_000;

/** @returns nodemailer's options: it checks the certificate of an encrypted connection */
export const transportOf = ({
  host,
  port,
  encryption,
  auth,
}: Omit<MailConfig, 'from'>): SMTPTransportOptions => ({
  host,
  port,
  secure: encryption === 'tls',
  // Without STARTTLS nothing is sent, credentials neither.
  requireTLS: encryption === 'starttls',
  ignoreTLS: encryption === 'none',
  ...(auth && { auth }),
  ...TIMEOUTS,
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Sends emails by the SMTP server of the settings. */
@Injectable()
export class Mailer {
  private readonly mail: MailConfig | undefined;
  private readonly transport: ReturnType<typeof createTransport> | undefined;

  constructor(config: Config) {
    this.mail = config.mail;
    this.transport = config.mail && createTransport(transportOf(config.mail));
  }

  get isOn(): boolean {
    return this.mail !== undefined;
  }

  /**
   * Sends an email to one address.
   * @param signal ends the attempt
   * @throws NodemailerError where the server has not accepted it, as far as known
   */
  async send(mail: OutgoingMail, signal: AbortSignal): Promise<void> {
    if (!this.mail || !this.transport) throw new Error('SMTP_URL is not set');
    const { from } = this.mail;
    const { id, senderName, to, replyTo, ...rest } = mail;
    await this.transport.sendMail({
      ...rest,
      from: { ...from, name: from.name || senderName },
      to: { name: '', address: to },
      replyTo,
      // Says who receives it, whatever a header says.
      envelope: { from: from.address, to: [to] },
      messageId: `<${id}@${from.address.split('@').at(-1)}>`,
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(TOTAL_MS)]),
    });
  }
}
