import type { CurrentUser } from '../../contracts/session/schema.ts';
import { plainSlice } from './plain-slice.ts';

/** Who is signed in, as far as the page knows (spec 1 §4). */
export interface SessionState {
  status: 'unknown' | 'fetching' | 'authenticated' | 'unauthenticated' | 'error';
  /** Kept through a failed refresh: an outage signs nobody out. */
  user: CurrentUser | null;
  error: string | null;
}

const initialState: SessionState = { status: 'unknown', user: null, error: null };

export const sessionSlice = plainSlice('session', initialState, {
  fetchStarted: (state): SessionState => ({ ...state, status: 'fetching', error: null }),
  /** `null`: the server says that nobody is signed in. */
  answered: (_, user: CurrentUser | null): SessionState => ({
    status: user ? 'authenticated' : 'unauthenticated',
    user,
    error: null,
  }),
  failed: (state, error: string): SessionState => ({ ...state, status: 'error', error }),
});
