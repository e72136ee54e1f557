import type { ContactMessage } from './validate.ts';

/** Line end of a mail body (RFC 6068). */
const CRLF = '\r\n';

/** Body of the mail, for `mailtoOf` and for copying by hand. */
export function mailText({ name, email, message }: Omit<ContactMessage, 'subject'>): string {
  return `Name: ${name}\nEmail: ${email}\n\n${message}`;
}

/** `mailto:` address with subject and body filled in (spec 0 §7). */
export function mailtoOf(to: string, message: ContactMessage): string {
  const body = mailText(message).replaceAll(/\r?\n/g, CRLF);
  const address = encodeURIComponent(to).replace('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(message.subject)}&body=${encodeURIComponent(body)}`;
}
