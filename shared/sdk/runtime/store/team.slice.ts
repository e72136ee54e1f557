import type { TeamMember } from '../../contracts/team/schema.ts';
import { plainSlice } from './plain-slice.ts';

/** The bot's team (spec 0 §4). */
export interface TeamState {
  members: TeamMember[];
  isLoading: boolean;
  error: string | null;
  isFetched: boolean;
}

const initialState: TeamState = { members: [], isLoading: false, error: null, isFetched: false };

export const teamSlice = plainSlice('team', initialState, {
  fetchStarted: (state): TeamState => ({ ...state, isLoading: true, error: null }),
  fetched: (_, members: TeamMember[]): TeamState => ({
    members,
    isLoading: false,
    error: null,
    isFetched: true,
  }),
  failed: (state, error: string): TeamState => ({ ...state, isLoading: false, error }),
  reset: (): TeamState => initialState,
});
