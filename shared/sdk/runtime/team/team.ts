import { useSelector } from 'react-redux';
import { getTeam } from '../../contracts/team/calls.ts';
import type { TeamMember } from '../../contracts/team/schema.ts';
import { documentData } from '../document/document-data.ts';
import { fetchJson } from '../query/fetch-json.ts';
import type { FetchPolicy } from '../query/fetch-json.ts';
import { leftOut } from '../query/left-out.ts';
import { request } from '../query/request.ts';
import { store } from '../store/store.ts';
import type { RootState } from '../store/store.ts';
import { teamSlice } from '../store/team.slice.ts';
import type { TeamState } from '../store/team.slice.ts';

/** Up to three attempts, one second apart (spec 0 §7, §9). */
const TEAM_POLICY: FetchPolicy = { attempts: 3, backoffMs: 1000, backoffFactor: 1 };

const FAILURE = 'Failed to fetch team members';

let loading = Promise.resolve();
/** How many members of the last answer cannot be shown. */
let odd = 0;

/** Fetches the team once: sends nothing while it loads and afterwards (spec 0 §4). Never throws. */
export async function loadTeam(): Promise<void> {
  if (!store.getState().team.isFetched) await refreshTeam();
}

/**
 * Loads the team for a page that lists it. Whichever page it was loaded on, the note below this one counts
 * the members that it cannot show. Never throws.
 */
export async function showTeam(): Promise<void> {
  await loadTeam();
  leftOut.notify({ path: getTeam.path, count: odd });
}

/** Fetches the team again: a member may have another rank, or none. Waits where it loads already. Never throws. */
export async function refreshTeam(): Promise<void> {
  if (!store.getState().team.isLoading) loading = fetchTeam();
  await loading;
}

async function fetchTeam(): Promise<void> {
  const { failed, fetchStarted, fetched } = teamSlice.actions;
  store.dispatch(fetchStarted());
  const result = await fetchJson(request(getTeam), TEAM_POLICY);
  if ('error' in result) {
    store.dispatch(failed(result.error.serverError ?? FAILURE));
    return;
  }
  odd = result.meta?.leftOut ?? 0;
  store.dispatch(fetched(result.data as TeamMember[]));
}

/** Takes the team from the document, so that it is shown at once and not requested. */
export function takeTeamFromDocument(): void {
  const members = documentData<TeamMember[]>(getTeam.path);
  if (members) store.dispatch(teamSlice.actions.fetched(members));
}

/** The state of the team list; the shell loads it soon after the first paint. */
export function useTeam(): TeamState {
  return useSelector((state: RootState) => state.team);
}

/** Whether the team list has a user; true where it could not be fetched. */
export function isTeamMember(userId: string): boolean {
  const { members, isFetched, error } = store.getState().team;
  return !isFetched || error !== null || members.some(({ user_id }) => user_id === userId);
}
