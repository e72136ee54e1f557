import { getDesk } from 'shared/contracts/desk/calls';
import type { Desk } from 'shared/contracts/desk/schema';
import { request } from 'shared/sdk';
import { remoteApi } from 'shared/sdk/data';

const deskApi = remoteApi('staff').injectEndpoints((build) => ({
  staffDesk: build.query<Desk, void>({ query: () => request(getDesk) }),
}));

/** The user's rights and the team's server. */
export const { useStaffDeskQuery } = deskApi;
