import { getCurrentUser, signOut } from '../../contracts/session/calls.ts';
import type { CurrentUser } from '../../contracts/session/schema.ts';
import type { SessionAnswer } from '../../platform/page-data.ts';
import { fetchJson } from '../query/fetch-json.ts';
import { unauthorized } from '../query/unauthorized.ts';
import { request } from '../query/request.ts';
import { store } from '../store/store.ts';
import { AUTH_STORAGE_KEY, persistIsAuthenticated } from './auth-storage.ts';
import { sessionSlice } from '../store/session.slice.ts';

const { answered, failed, fetchStarted } = sessionSlice.actions;

const SESSION_TEXT = { fetch: 'Failed to fetch user', logout: 'Logout failed' } as const;

function settle(user: CurrentUser | null) {
  store.dispatch(answered(user));
  persistIsAuthenticated(user !== null);
}

/** Applies the response in the HTML as the first fetch of the session, without a request. */
export function applySessionAnswer(answer: SessionAnswer) {
  store.dispatch(fetchStarted());
  if (answer.status === 503) store.dispatch(failed(SESSION_TEXT.fetch));
  else settle(answer.status === 200 ? answer.user : null);
}

let running: Promise<void> | undefined;

/**
 * Fetches the signed-in user: 200 authenticates, 401 does not, anything else is an error (spec 1 §4).
 * Concurrent calls share one request.
 */
export function refreshSession(): Promise<void> {
  running ??= fetchSession().finally(() => {
    running = undefined;
  });
  return running;
}

async function fetchSession() {
  store.dispatch(fetchStarted());
  const result = await fetchJson(request(getCurrentUser));
  if ('data' in result) settle(result.data as CurrentUser);
  else if (result.error.status === 401) settle(null);
  else store.dispatch(failed(SESSION_TEXT.fetch));
}

/**
 * Signs out.
 * @returns the error text of a failure: the server's, else 'Logout failed' (spec 1 §8)
 */
export async function logout(): Promise<{ error: string } | undefined> {
  const result = await fetchJson(request(signOut));
  if ('error' in result) return { error: result.error.serverError ?? SESSION_TEXT.logout };
  settle(null);
  return undefined;
}

/**
 * Fetches the user again whenever the session may have changed outside of this page: after a
 * sign-in or sign-out in another tab, a return from the back/forward cache, or a response with
 * status 401.
 * @returns a function that stops this
 */
export function followSession(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === AUTH_STORAGE_KEY && event.oldValue !== event.newValue) void refreshSession();
  };
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) void refreshSession();
  };
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onPageShow);
  const unsubscribe = unauthorized.listen(() => {
    if (store.getState().session.status === 'authenticated') void refreshSession();
  });
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onPageShow);
    unsubscribe();
  };
}
