import { isEmail } from '@portico/sdk/rules/email';

export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export type ContactField = keyof ContactMessage;

export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const;

/** Maximum length of each field. Email clients truncate longer addresses. */
export const MAX_CHARACTERS: Record<ContactField, number> = {
  name: 100,
  email: 200,
  subject: 200,
  message: 5000,
};

const MISSING: Record<ContactField, string> = {
  name: 'Please enter your name.',
  email: 'Please enter your email address.',
  subject: 'Please enter a subject.',
  message: 'Please enter a message.',
};

/**
 * Validation errors of a message: all fields are required, and the email must be valid (spec 0 §5).
 * @param message trimmed values
 * @returns field -> error message; empty for a valid message
 */
export function problemsOf(message: ContactMessage): Partial<Record<ContactField, string>> {
  const problems: Partial<Record<ContactField, string>> = {};
  for (const field of CONTACT_FIELDS) if (!message[field]) problems[field] = MISSING[field];
  if (message.email && !isEmail(message.email)) {
    problems.email = 'Please enter a valid email address, such as mira@example.com.';
  }
  return problems;
}
