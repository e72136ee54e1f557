import { getCurrentUser, signOut } from '../../contracts/session/calls.ts';
import type { CurrentUser } from '../../contracts/session/schema.ts';
import type { SessionAnswer } from '../../platform/page-data.ts';
import { fetchJson } from '../query/fetch-json.ts';
import { onUnauthorized } from '../query/unauthorized.ts';
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

/** Takes the HTML's answer as the first fetch of the session, without a request (DESIGN §2). */
export function applySessionAnswer(answer: SessionAnswer) {
  store.dispatch(fetchStarted());
  if (answer.status === 503) store.dispatch(failed(SESSION_TEXT.fetch));
  else settle(answer.status === 200 ? answer.user : null);
}

let running: Promise<void> | undefined;

/**
 * Asks the server who is signed in: 200 authenticates, 401 does not, anything else is an error
 * (spec 1 §4). Calls at the same time share one request.
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
 * @returns the text to show where it failed: the server's, else 'Logout failed' (spec 1 §8)
 */
export async function logout(): Promise<{ error: string } | undefined> {
  const result = await fetchJson(request(signOut));
  if ('error' in result) return { error: result.error.serverError ?? SESSION_TEXT.logout };
  settle(null);
  return undefined;
}

/**
 * Asks again whenever the session may have changed without this page: a sign-in or sign-out in
 * another tab, a page that the Back button brought out of the browser's memory, a call that the
 * server refused for want of a session. @returns ends it
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
  const stopHearing = onUnauthorized(() => {
    if (store.getState().session.status === 'authenticated') void refreshSession();
  });
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onPageShow);
    stopHearing();
  };
}
