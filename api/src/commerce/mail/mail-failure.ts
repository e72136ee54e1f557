import type { NodemailerError } from 'nodemailer';

/** Commands after which a refusal concerns the recipient or the email, not the settings of the site. */
const ABOUT_THE_MAIL = ['RCPT TO', 'DATA'];

/** What a failed attempt means for the message, and for those after it. */
export interface MailFailure {
  /** The server will never accept this email. */
  isFinal: boolean;
  /** The server answers nobody now. */
  isOutage: boolean;
  /** For the log: no address, no text of the server, which may repeat it. */
  code: string;
}

export function mailFailureOf(error: unknown): MailFailure {
  const { code, command = '', permanent, responseCode } = (error ?? {}) as NodemailerError;
  const isAboutTheMail = ABOUT_THE_MAIL.includes(command);
  return {
    isFinal: permanent === true && isAboutTheMail,
    isOutage: !isAboutTheMail,
    code: [code ?? 'unknown', responseCode].filter(Boolean).join(' '),
  };
}
