/** What a refused call says, in its own words where it has some. */
export function refusalText(error: unknown): string {
  const { serverError, message } = Object(error) as { serverError?: unknown; message?: unknown };
  if (typeof serverError === 'string' && serverError) return serverError;
  return typeof message === 'string' && message ? message : 'That did not work. Please try again.';
}
