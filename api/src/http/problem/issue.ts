import type { z } from 'zod';
/** An invalid field of a request: its path, and what is wrong. */
export interface Issue {
  path: string;
  message: string;
}

/** Converts Zod's issues, with paths such as `body.commands.0.name`. */
export function issuesOf(error: z.ZodError, prefix = ''): Issue[] {
  return error.issues.map((issue) => ({
    path: [prefix, ...issue.path.map(String)].filter(Boolean).join('.'),
    message: issue.message,
  }));
}
