import { getTeam } from '@portico/sdk/contracts/team/calls';
import { deleteTeamMember, putTeamMember } from '@portico/sdk/contracts/team/staff/calls';
import type { Rank } from '@portico/sdk/contracts/team/ranks';
import type { TeamMember } from '@portico/sdk/contracts/team/schema';
import { request } from '@portico/sdk';
import { remoteApi } from '@portico/sdk/data';

const TEAM_TAG = 'staffTeam';

interface Membership {
  userId: string;
  rank: Rank;
}

const teamApi = remoteApi('staff', { tags: [TEAM_TAG] }).injectEndpoints((build) => ({
  // `useTeam` of the shell keeps one list per document, without the changes of this page.
  staffTeam: build.query<TeamMember[], void>({
    query: () => request(getTeam),
    providesTags: [TEAM_TAG],
  }),
  staffPutMember: build.mutation<unknown, Membership>({
    query: ({ userId, rank }) => request(putTeamMember, { params: { userId }, body: { rank } }),
    invalidatesTags: (changed) => (changed ? [TEAM_TAG] : []),
  }),
  staffRemoveMember: build.mutation<unknown, string>({
    query: (userId) => request(deleteTeamMember, { params: { userId } }),
    invalidatesTags: (removed) => (removed ? [TEAM_TAG] : []),
  }),
}));

export const { useStaffTeamQuery, useStaffPutMemberMutation, useStaffRemoveMemberMutation } =
  teamApi;
