/** Sign-in URL (spec 1 §2): a full-page navigation, not an API call. */
export const SIGN_IN_PATH = '/api/auth/discord';

/** The redirect URI that is registered at Discord. */
export const SIGN_IN_CALLBACK_PATH = `${SIGN_IN_PATH}/callback`;

/** Cookie with the path that required a sign-in; a sign-in from the home page returns there. */
export const RETURN_COOKIE = 'return-to';
export const RETURN_SECONDS = 600;

/** Query parameter with the error of a failed sign-in, on the page that it returns to. */
export const SIGN_IN_PARAM = 'signin';

/**
 * Why a sign-in failed: the user declined, Discord cannot be reached, the attempt was expired, used
 * or started in another browser, there were too many attempts, or another user than the one of the
 * session gave the consent. `second-factor`: the sign-in succeeded, but the account lacks what its
 * rights as a member of the team need.
 */
export const SIGN_IN_ERRORS = [
  'refused',
  'unavailable',
  'failed',
  'busy',
  'other-user',
  'second-factor',
] as const;
export type SignInError = (typeof SIGN_IN_ERRORS)[number];

/**
 * The URL that starts a sign-in.
 * @param returnTo path on this site to return to
 */
export function signInAddress(returnTo?: string): string {
  return returnTo && returnTo !== '/'
    ? `${SIGN_IN_PATH}?returnTo=${encodeURIComponent(returnTo)}`
    : SIGN_IN_PATH;
}

/** Kind of the problem with which the API answers a change that needs a recent sign-in. */
export const SIGN_IN_AGAIN = 'sign-in-again';

/** Value of the parameter after a sign-in for another tab, which waits for it. */
export const SIGNED_IN_FOR_TAB = 'done';

/**
 * The URL that renews the sign-in of the same user in a tab of its own, which has nothing to show
 * afterwards.
 */
export const SIGN_IN_FOR_TAB = `${SIGN_IN_PATH}?again=1&returnTo=${encodeURIComponent(
  `/?${SIGN_IN_PARAM}=${SIGNED_IN_FOR_TAB}`,
)}`;
