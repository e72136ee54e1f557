import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { CurrentUser } from '../../contracts/session/schema.ts';

/** Who is signed in, as far as the page knows (spec 1 §4). */
export interface SessionState {
  status: 'unknown' | 'fetching' | 'authenticated' | 'unauthenticated' | 'error';
  /** Kept through a failed refresh: an outage signs nobody out. */
  user: CurrentUser | null;
  error: string | null;
}

const initialState: SessionState = { status: 'unknown', user: null, error: null };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    fetchStarted: (state) => {
      state.status = 'fetching';
      state.error = null;
    },
    /** `null`: the server says that nobody is signed in. */
    answered: (state, { payload }: PayloadAction<CurrentUser | null>) => {
      state.status = payload ? 'authenticated' : 'unauthenticated';
      state.user = payload;
      state.error = null;
    },
    failed: (state, { payload }: PayloadAction<string>) => {
      state.status = 'error';
      state.error = payload;
    },
  },
});
