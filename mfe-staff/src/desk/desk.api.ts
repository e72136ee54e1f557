import { getDesk } from '@portico/contracts/desk/calls';
import type { Desk } from '@portico/contracts/desk/schema';
import { request, serverNow } from '@portico/sdk';
import { remoteApi } from '@portico/sdk/data';
import { RIGHTS_TAG } from './rights-tag.ts';

/** `at`: time of the response by the server's clock, epoch milliseconds. */
type DeskNow = Desk & { at: number };

export const deskApi = remoteApi('staff', { tags: [RIGHTS_TAG] }).injectEndpoints((build) => ({
  staffDesk: build.query<DeskNow, void>({
    query: () => request(getDesk),
    transformResponse: (desk: Desk) => ({ ...desk, at: serverNow() }),
    providesTags: [RIGHTS_TAG],
  }),
}));

/** The user's rights and the team's server. */
export const { useStaffDeskQuery } = deskApi;
