/** Where a browser goes to sign in (spec 1 §2): a full-page navigation, not a call. */
export const SIGN_IN_PATH = '/api/auth/discord';

/** Where Discord sends the browser back to; registered there. */
export const SIGN_IN_CALLBACK_PATH = `${SIGN_IN_PATH}/callback`;

/** Cookie with the own path that somebody was turned away from; a sign-in from home leads there. */
export const RETURN_COOKIE = 'return-to';
export const RETURN_SECONDS = 600;

/** Query parameter of the page that a sign-in without success returns to. */
export const SIGN_IN_PARAM = 'signin';

/**
 * Why nobody is signed in after all: the person refused, Discord cannot be reached, the attempt
 * was too old, used already or begun in another browser, or there were too many of them.
 */
export const SIGN_IN_ERRORS = ['refused', 'unavailable', 'failed', 'busy'] as const;
export type SignInError = (typeof SIGN_IN_ERRORS)[number];

/**
 * The address that begins a sign-in.
 * @param returnTo own path to come back to
 */
export function signInAddress(returnTo?: string): string {
  return returnTo && returnTo !== '/'
    ? `${SIGN_IN_PATH}?returnTo=${encodeURIComponent(returnTo)}`
    : SIGN_IN_PATH;
}
