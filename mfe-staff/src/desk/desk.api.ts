import { getDesk } from '@portico/sdk/contracts/desk/calls';
import type { Desk } from '@portico/sdk/contracts/desk/schema';
import { request } from '@portico/sdk';
import { remoteApi } from '@portico/sdk/data';

const deskApi = remoteApi('staff').injectEndpoints((build) => ({
  staffDesk: build.query<Desk, void>({ query: () => request(getDesk) }),
}));

/** The user's rights and the team's server. */
export const { useStaffDeskQuery } = deskApi;
