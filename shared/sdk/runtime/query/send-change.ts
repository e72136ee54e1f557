import { OTHER_USER, SHOWN_USER_HEADER, UNNAMED_USER } from '../../contracts/session/shown-user.ts';
import { SIGN_IN_AGAIN } from '../../contracts/session/sign-in.ts';
import type { CurrentUser } from '../../contracts/session/schema.ts';
import { unsaved } from '../forms/unsaved.ts';
import { store } from '../store/store.ts';
import type { ApiError } from './api-error.ts';
import type { FetchResult } from './fetch-result.ts';
import { hold } from './held-calls.ts';
import type { HoldOutcome } from './held-calls.ts';
import type { RequestArgs } from './request.ts';
import { whoIsSignedIn } from './who-is-signed-in.ts';

type Send = (request: RequestArgs) => Promise<FetchResult>;

/** Whether a call may change something. */
export const isChange = ({ method }: Pick<RequestArgs, 'method'>): boolean => method !== 'GET';

/**
 * Sends a change in the name of the user that the page shows; the API refuses it where another one is
 * signed in. If the session has ended, or the change needs a recent sign-in, it waits until the same user
 * has signed in, and is sent again: meanwhile the form keeps what was entered.
 */
export async function sendChange(request: RequestArgs, send: Send): Promise<FetchResult> {
  const { user } = store.getState().session;
  const named = user
    ? { ...request, headers: { ...request.headers, [SHOWN_USER_HEADER]: user.id } }
    : request;
  for (;;) {
    const result = await send(named);
    if (!('error' in result)) return result;
    const outcome = await unsaved.during(() => afterRefusal(result.error, user));
    if (outcome === undefined || outcome === 'given-up') return result;
    if (outcome === 'other-user' && user) return { error: otherUserError(user) };
  }
}

/** @returns undefined where a sign-in would not help */
async function afterRefusal(
  { status, problem }: ApiError,
  user: CurrentUser | null,
): Promise<HoldOutcome | undefined> {
  if (problem === SIGN_IN_AGAIN && user) return hold({ user, reason: 'again' });
  if (status !== 401 && problem !== OTHER_USER && problem !== UNNAMED_USER) return undefined;
  const now = await whoIsSignedIn();
  // A 401 is not always the end of the session: Discord may have withdrawn its own permission.
  if (!user || now === undefined || now?.id === user.id || status !== 401) return undefined;
  return now === null ? hold({ user, reason: 'ended' }) : 'other-user';
}

function otherUserError({ username }: CurrentUser): ApiError {
  const message = `Nothing was sent: this page shows ${username}, and somebody else is logged in now. Log in as ${username} to send it.`;
  return { kind: 'http', status: 409, message, serverError: message, problem: OTHER_USER };
}
