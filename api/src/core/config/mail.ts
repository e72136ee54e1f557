import { isEmail } from '@portico/sdk/rules/email';
import { percentDecoded } from '@portico/sdk/rules/percent';
import { z } from 'zod';
import { isLoopback } from './safe-addresses.ts';
import type { WithoutTls } from './without-tls.ts';

/** Access to the SMTP server that sends the messages to customers. */
export interface MailConfig {
  host: string;
  port: number;
  /** `tls`: from the first byte. `starttls`: before anything else is sent, or nothing is sent. */
  encryption: 'tls' | 'starttls' | 'none';
  auth: { user: string; pass: string } | undefined;
  from: MailSender;
}

interface MailSender {
  name: string;
  address: string;
}

const DEFAULT_PORTS: Record<string, number> = { 'smtp:': 587, 'smtps:': 465 };

const canDecode = (text: string) => percentDecoded(text) !== undefined;

/** Options in the query would bypass the rules of encryption. */
const smtpAddress = z
  .string()
  .refine((value) => URL.canParse(value), { abort: true })
  .transform((value) => new URL(value))
  .refine(
    ({ protocol, hostname, pathname, search, hash, username, password }) =>
      protocol in DEFAULT_PORTS &&
      hostname !== '' &&
      /^\/?$/.test(pathname) &&
      search + hash === '' &&
      (username === '') === (password === '') &&
      canDecode(username + password),
  );

/** `My Bot <billing@bot.example>`, or the address alone. No name can end its header. */
const sender = z
  .string()
  .regex(/^(?:[^\p{C}<>"]{1,100}<[^\p{C}<>"\s]+>|[^\p{C}<>"\s]+)$/u, { abort: true })
  .transform((value) => {
    const [name = '', address] = value.split('<');
    return address === undefined
      ? { name: '', address: name }
      : { name: name.trim(), address: address.replace('>', '') };
  })
  .refine(({ address }) => isEmail(address));

/** variable -> its schema, and the expected value in words */
export const mailShape = {
  SMTP_URL: [
    smtpAddress.optional(),
    'the address of an SMTP server, such as smtps://user:password@smtp.example:465 or smtp://user:password@smtp.example:587, with special characters of the password in percent-encoding',
  ],
  MAIL_FROM: [sender.optional(), 'a sender such as My Bot <billing@bot.example>'],
  LICENSE_MESSAGES: [z.enum(['on', 'off']).default('off'), 'on or off'],
} as const;

type Values = { [K in keyof typeof mailShape]: z.output<(typeof mailShape)[K][0]> };

/** @returns a sentence that says how to fix the settings of mail; undefined: they are right */
export function findMailProblem({ SMTP_URL, MAIL_FROM }: Values): string | undefined {
  if (SMTP_URL && !MAIL_FROM) {
    return 'MAIL_FROM must be set when SMTP_URL is: the sender of the emails, such as My Bot <billing@bot.example>.';
  }
  if (MAIL_FROM && !SMTP_URL) {
    return 'SMTP_URL must be set when MAIL_FROM is: the server that sends the emails, such as smtps://user:password@smtp.example:465.';
  }
  return undefined;
}

/** @returns undefined where no emails are sent */
export function mailConfigOf(values: Values & WithoutTls): MailConfig | undefined {
  const { SMTP_URL: url, MAIL_FROM: from } = values;
  if (!url || !from) return undefined;
  const { protocol, hostname, port, username, password } = url;
  const host = hostname.replace(/^\[|\]$/g, '');
  return {
    host,
    port: Number(port) || (DEFAULT_PORTS[protocol] ?? 0),
    encryption: encryptionOf(protocol, host, values.ALLOW_WITHOUT_TLS),
    auth:
      username === ''
        ? undefined
        : { user: percentDecoded(username) ?? '', pass: percentDecoded(password) ?? '' },
    from,
  };
}

/** Credentials and addresses leave this machine encrypted, unless the host is allowed by its name. */
function encryptionOf(
  protocol: string,
  host: string,
  allowed: readonly string[],
): MailConfig['encryption'] {
  if (protocol === 'smtps:') return 'tls';
  const isPlain = isLoopback(host) || host === '::1' || allowed.includes(host);
  return isPlain ? 'none' : 'starttls';
}
