import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { TeamMember } from '../../contracts/team/schema.ts';

/** The bot's team (spec 0 §4). */
export interface TeamState {
  members: TeamMember[];
  isLoading: boolean;
  error: string | null;
  isFetched: boolean;
}

const initialState: TeamState = { members: [], isLoading: false, error: null, isFetched: false };

export const teamSlice = createSlice({
  name: 'team',
  initialState,
  reducers: {
    fetchStarted: (state) => {
      state.isLoading = true;
      state.error = null;
    },
    fetched: (_, { payload }: PayloadAction<TeamMember[]>) => ({
      members: payload,
      isLoading: false,
      error: null,
      isFetched: true,
    }),
    failed: (state, { payload }: PayloadAction<string>) => {
      state.isLoading = false;
      state.error = payload;
    },
  },
});
