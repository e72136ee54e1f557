export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** The address that opens an email client with subject and body filled in (spec 0 §7). */
export function mailtoOf(to: string, { name, email, subject, message }: ContactMessage): string {
  const body = `Name: ${name}\nEmail: ${email}\n\n${message}`;
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
