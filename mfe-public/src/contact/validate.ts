export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export type ContactField = keyof ContactMessage;

export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const;

/** Most characters of a field. Email clients cut longer addresses off. */
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

/** Something, an @, and a domain of at least two labels. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i;

/**
 * What keeps a message from being sent: all fields are required, and the email must be one
 * (spec 0 §5).
 * @param message trimmed values
 * @returns field -> what to do about it; empty where all is well
 */
export function problemsOf(message: ContactMessage): Partial<Record<ContactField, string>> {
  const problems: Partial<Record<ContactField, string>> = {};
  for (const field of CONTACT_FIELDS) if (!message[field]) problems[field] = MISSING[field];
  if (message.email && !EMAIL.test(message.email)) {
    problems.email = 'Please enter a valid email address, such as mira@example.com.';
  }
  return problems;
}
