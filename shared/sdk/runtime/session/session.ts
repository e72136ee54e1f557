import { useSyncExternalStore } from 'react';
import { getCurrentUser, signOut } from '../../contracts/session/calls.ts';
import type { CurrentUser } from '../../contracts/session/schema.ts';
import type { SessionAnswer } from '../../platform/page-data.ts';
import { followTyping } from '../forms/typed-text.ts';
import { unsaved } from '../forms/unsaved.ts';
import { fetchJson } from '../query/fetch-json.ts';
import { forbidden } from '../query/forbidden.ts';
import { heldCall, releaseHeldCalls } from '../query/held-calls.ts';
import { request } from '../query/request.ts';
import { signal } from '../signal/signal.ts';
import { unauthorized } from '../query/unauthorized.ts';
import { answerWhoIsSignedIn } from '../query/who-is-signed-in.ts';
import { sessionSlice } from '../store/session.slice.ts';
import type { SessionState } from '../store/session.slice.ts';
import { store } from '../store/store.ts';
import { refreshTeam } from '../team/team.ts';
import { AUTH_STORAGE_KEY, persistIsAuthenticated } from './auth-storage.ts';
import { followTabs, tellTabs } from './tabs.ts';

const { answered, failed, fetchStarted } = sessionSlice.actions;

const SESSION_TEXT = { fetch: 'Failed to fetch user', logout: 'Logout failed' } as const;

/** Who is signed in now, as far as the API has said. */
type SignedIn = CurrentUser | null;

/** A change of the session that this page did not make. */
export type SessionChange =
  | { kind: 'signed-in' | 'other-user'; user: CurrentUser }
  | { kind: 'signed-out' };

const changes = new Set<(change: SessionChange) => void>();

/** Calls the listener with each change of the session that this page did not make. @returns unsubscribes */
export function onSessionChange(listener: (change: SessionChange) => void): () => void {
  changes.add(listener);
  return () => void changes.delete(listener);
}

const tell = (change: SessionChange) => changes.forEach((listener) => listener(change));

/** The session, where it is no longer that of the user whom the page shows. */
interface OverdueSession {
  shown: CurrentUser;
  now: SignedIn;
}

const overdueChanged = signal();
const onOverdueChange = (listener: () => void) => overdueChanged.listen(listener);
let overdue: OverdueSession | undefined;

function setOverdue(next: OverdueSession | undefined) {
  overdue = next;
  overdueChanged.notify();
}

/** For the shell: the session, where the page still shows another one because something is unsaved. */
export function useOverdueSession(): OverdueSession | undefined {
  return useSyncExternalStore(
    onOverdueChange,
    () => overdue,
    () => undefined,
  );
}

function settle(user: SignedIn) {
  store.dispatch(answered(user));
  persistIsAuthenticated(user !== null);
}

/**
 * Applies what the API says about the session. A page that shows a user and has unsaved input keeps showing
 * that user. If it has none, it is told to load again for another user, and leaves after a sign-out.
 * @param before the state before the session was fetched
 */
function follow(user: SignedIn, before: SessionState['status']) {
  const { user: shown } = store.getState().session;
  persistIsAuthenticated(user !== null);
  if (shown && shown.id !== user?.id) {
    if (unsaved.exists()) setOverdue({ shown, now: user });
    else leave(user);
    // The page names the user whom it shows, until it shows another one.
    if (user || overdue) store.dispatch(answered(shown));
  } else {
    setOverdue(undefined);
    store.dispatch(answered(user));
    if (user && before === 'unauthenticated') tell({ kind: 'signed-in', user });
  }
  if (user) releaseHeldCalls(user.id);
}

/** What was unsaved is saved or gone: the page can show the session. */
function leave(user: SignedIn) {
  setOverdue(undefined);
  if (!user) store.dispatch(answered(null));
  tell(user ? { kind: 'other-user', user } : { kind: 'signed-out' });
}

/** Applies the response in the HTML as the first fetch of the session, without a request. */
export function applySessionAnswer(answer: SessionAnswer) {
  store.dispatch(fetchStarted());
  if (answer.status === 503) store.dispatch(failed(SESSION_TEXT.fetch));
  else settle(answer.status === 200 ? answer.user : null);
}

let running: Promise<SignedIn | undefined> | undefined;

/**
 * Fetches the signed-in user: 200 authenticates, 401 does not, anything else is an error (spec 1 §4).
 * Concurrent calls share one request.
 * @returns undefined after an error
 */
export function refreshSession(): Promise<SignedIn | undefined> {
  running ??= fetchSession().finally(() => {
    running = undefined;
  });
  return running;
}

async function fetchSession(): Promise<SignedIn | undefined> {
  const { status } = store.getState().session;
  store.dispatch(fetchStarted());
  const result = await fetchJson(request(getCurrentUser));
  const isKnown = 'data' in result || result.error.status === 401;
  const user = 'data' in result ? (result.data as CurrentUser) : null;
  if (isKnown) follow(user, status);
  else store.dispatch(failed(SESSION_TEXT.fetch));
  return isKnown ? user : undefined;
}

/**
 * Signs out.
 * @returns the error text of a failure: the server's, else 'Logout failed' (spec 1 §8)
 */
export async function logout(): Promise<{ error: string } | undefined> {
  const result = await fetchJson(request(signOut));
  if ('error' in result) return { error: result.error.serverError ?? SESSION_TEXT.logout };
  settle(null);
  tellTabs(null);
  return undefined;
}

/** Fetches user and team again, in case this tab was not looked at while they changed. */
function refreshPersonal() {
  if (document.visibilityState !== 'visible' || !store.getState().session.user) return;
  void refreshSession();
  if (store.getState().team.isFetched) void refreshTeam();
}

/**
 * Fetches the user again whenever the session may have changed outside of this page: after a
 * sign-in or sign-out in another tab, on a return to this tab or from the back/forward cache, or after a
 * response with status 401. Tells the other tabs who is signed in here. A response with status 403 fetches
 * the team again.
 * @returns a function that stops this
 */
export function followSession(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === AUTH_STORAGE_KEY && event.oldValue !== event.newValue) void refreshSession();
  };
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) void refreshSession();
  };
  const onOtherTab = (userId: string | null) => {
    const { user } = store.getState().session;
    if (userId !== (user?.id ?? null) || overdue || heldCall()) void refreshSession();
  };
  const onSaved = () => {
    if (overdue && !unsaved.exists()) leave(overdue.now);
  };
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onPageShow);
  addEventListener('focus', refreshPersonal);
  document.addEventListener('visibilitychange', refreshPersonal);
  answerWhoIsSignedIn(refreshSession);
  const stops = [
    followTabs(onOtherTab),
    followTyping(),
    unsaved.onChange(onSaved),
    unauthorized.listen(() => {
      if (store.getState().session.status === 'authenticated') void refreshSession();
    }),
    forbidden.listen(() => {
      if (store.getState().session.user) void refreshTeam();
    }),
  ];
  const { user, status } = store.getState().session;
  if (status !== 'error') tellTabs(user?.id ?? null);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onPageShow);
    removeEventListener('focus', refreshPersonal);
    document.removeEventListener('visibilitychange', refreshPersonal);
    answerWhoIsSignedIn(undefined);
    for (const stop of stops) stop();
  };
}
