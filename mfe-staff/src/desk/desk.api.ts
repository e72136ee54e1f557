import { getDesk } from '@portico/sdk/contracts/desk/calls';
import type { Desk } from '@portico/sdk/contracts/desk/schema';
import { request, serverNow } from '@portico/sdk';
import { remoteApi } from '@portico/sdk/data';

/** `at`: time of the response by the server's clock, epoch milliseconds. */
type DeskNow = Desk & { at: number };

const deskApi = remoteApi('staff').injectEndpoints((build) => ({
  staffDesk: build.query<DeskNow, void>({
    query: () => request(getDesk),
    transformResponse: (desk: Desk) => ({ ...desk, at: serverNow() }),
  }),
}));

/** The user's rights and the team's server. */
export const { useStaffDeskQuery } = deskApi;
