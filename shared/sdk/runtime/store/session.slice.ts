import type { CurrentUser } from '../../contracts/session/schema.ts';
import { plainSlice } from './plain-slice.ts';

/** The state of the session in the page (spec 1 §4). */
export interface SessionState {
  status: 'unknown' | 'fetching' | 'authenticated' | 'unauthenticated' | 'error';
  /** Kept when a refresh fails, so that an outage does not sign users out. */
  user: CurrentUser | null;
  error: string | null;
}

const initialState: SessionState = { status: 'unknown', user: null, error: null };

export const sessionSlice = plainSlice('session', initialState, {
  fetchStarted: (state): SessionState => ({ ...state, status: 'fetching', error: null }),
  /** `null`: not signed in. */
  answered: (_, user: CurrentUser | null): SessionState => ({
    status: user ? 'authenticated' : 'unauthenticated',
    user,
    error: null,
  }),
  failed: (state, error: string): SessionState => ({ ...state, status: 'error', error }),
  reset: (): SessionState => initialState,
});
