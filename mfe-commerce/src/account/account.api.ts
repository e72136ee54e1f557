import {
  deleteAccount,
  endOwnSession,
  endOwnSessions,
  exportAccount,
  getAccountDeletion,
  getOwnSessions,
} from '@portico/sdk/contracts/account/calls';
import type { DeletionObstacle, OwnSession } from '@portico/sdk/contracts/account/schema';
import { request } from '@portico/sdk';
import { remoteApi } from '@portico/sdk/data';

const SESSIONS = 'commerce/sessions';

const accountApi = remoteApi('commerce', { tags: [SESSIONS] }).injectEndpoints((build) => ({
  commerceSessions: build.query<OwnSession[], void>({
    query: () => request(getOwnSessions),
    providesTags: [SESSIONS],
  }),
  commerceEndSession: build.mutation<unknown, string>({
    query: (id) => request(endOwnSession, { params: { id } }),
    invalidatesTags: [SESSIONS],
  }),
  commerceEndSessions: build.mutation<unknown, void>({
    query: () => request(endOwnSessions),
  }),
  commerceDeletion: build.query<{ obstacles: DeletionObstacle[]; kept: string[] }, void>({
    query: () => request(getAccountDeletion),
  }),
  commerceDeleteAccount: build.mutation<unknown, void>({
    query: () => request(deleteAccount),
  }),
}));

export const {
  useCommerceSessionsQuery,
  useCommerceEndSessionMutation,
  useCommerceEndSessionsMutation,
  useCommerceDeletionQuery,
  useCommerceDeleteAccountMutation,
} = accountApi;

/** Path of the export; a download link, not an API call. */
export const EXPORT_PATH = exportAccount.path;
