import type { ContactMessage } from './validate.ts';

/** Lines of a mail end like this on the wire (RFC 6068). */
const CRLF = '\r\n';

/** What the mail says, for the address below and for copying by hand. */
export function mailText({ name, email, message }: Omit<ContactMessage, 'subject'>): string {
  return `Name: ${name}\nEmail: ${email}\n\n${message}`;
}

/** The address that opens an email client with subject and body filled in (spec 0 §7). */
export function mailtoOf(to: string, message: ContactMessage): string {
  const body = mailText(message).replaceAll(/\r?\n/g, CRLF);
  const address = encodeURIComponent(to).replace('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(message.subject)}&body=${encodeURIComponent(body)}`;
}
