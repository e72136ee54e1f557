import type { TeamRanks } from '@portico/contracts/pack/team';
import { getTeamRanks } from '@portico/contracts/team-cards/calls';
import { request } from '@portico/sdk';
import { remoteApi } from '@portico/sdk/data';

const ranksApi = remoteApi('staff').injectEndpoints((build) => ({
  staffRanks: build.query<TeamRanks, void>({ query: () => request(getTeamRanks) }),
}));

/** How ranks look, in the words of the site pack. */
export const { useStaffRanksQuery } = ranksApi;
