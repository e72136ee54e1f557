import {
  createTeamPreview,
  endTeamPreview,
  listTeamPreviews,
  startOwnPreview,
} from '@portico/sdk/contracts/previews/calls';
import type { CreatedPreview, Preview } from '@portico/sdk/contracts/previews/schema';
import { request } from '@portico/sdk';
import { remoteApi } from '@portico/sdk/data';

const TAG = 'staffPreviews';

/** App -> version. */
export type Versions = Record<string, string>;

/** A link for others. */
interface NewLink {
  versions: Versions;
  seconds: number;
  note: string;
  to: string;
}

const previewsApi = remoteApi('staff', { tags: [TAG] }).injectEndpoints((build) => ({
  staffPreviews: build.query<Preview[], void>({
    query: () => request(listTeamPreviews),
    providesTags: [TAG],
  }),
  staffStartPreview: build.mutation<unknown, { versions: Versions }>({
    query: (body) => request(startOwnPreview, { body }),
  }),
  staffCreatePreview: build.mutation<CreatedPreview, NewLink>({
    query: (body) => request(createTeamPreview, { body }),
    invalidatesTags: (created) => (created ? [TAG] : []),
  }),
  staffEndPreview: build.mutation<unknown, { id: string }>({
    query: ({ id }) => request(endTeamPreview, { params: { id } }),
    invalidatesTags: [TAG],
  }),
}));

export const {
  useStaffPreviewsQuery,
  useStaffStartPreviewMutation,
  useStaffCreatePreviewMutation,
  useStaffEndPreviewMutation,
} = previewsApi;
