/** The message of a failed call: the API's text if there is one. */
export function errorText(error: unknown): string {
  const { serverError, message } = Object(error) as { serverError?: unknown; message?: unknown };
  if (typeof serverError === 'string' && serverError) return serverError;
  return typeof message === 'string' && message
    ? message
    : 'Something went wrong. Please try again.';
}
