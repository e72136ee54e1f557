import {
  deleteOwnAvatar,
  getAvatars,
  getOwnAvatars,
  getUserAvatars,
  hideOwnAvatar,
  setAvatarOptOut,
} from '@portico/contracts/avatars/calls';
import type { AvatarEntry, OwnAvatars } from '@portico/contracts/avatars/schema';
import { getUser } from '@portico/contracts/users/calls';
import type { UserProfile } from '@portico/contracts/users/schema';
import { request } from '@portico/sdk';
import { remoteApi } from '@portico/sdk/data';

/** How long a person's name and picture are kept (spec 0 §9). */
const PROFILE_SECONDS = 24 * 3600;
const TAG = 'publicAvatars';

const avatarsApi = remoteApi('public', { tags: [TAG] }).injectEndpoints((build) => ({
  publicAvatars: build.query<AvatarEntry[], void>({
    query: () => request(getAvatars),
    providesTags: [TAG],
  }),
  publicUserAvatars: build.query<AvatarEntry[], string>({
    query: (userId) => request(getUserAvatars, { params: { userId } }),
    providesTags: [TAG],
  }),
  publicUser: build.query<UserProfile, string>({
    query: (userId) => request(getUser, { params: { userId } }),
    keepUnusedDataFor: PROFILE_SECONDS,
  }),
  publicOwnAvatars: build.query<OwnAvatars, void>({
    query: () => request(getOwnAvatars),
    providesTags: [TAG],
  }),
  publicHideAvatar: build.mutation<unknown, { avatar: string; hidden: boolean }>({
    query: ({ avatar, hidden }) => request(hideOwnAvatar, { params: { avatar }, body: { hidden } }),
    invalidatesTags: [TAG],
  }),
  publicDeleteAvatar: build.mutation<unknown, string>({
    query: (avatar) => request(deleteOwnAvatar, { params: { avatar } }),
    invalidatesTags: [TAG],
  }),
  publicAvatarOptOut: build.mutation<unknown, boolean>({
    query: (optedOut) => request(setAvatarOptOut, { body: { optedOut } }),
    invalidatesTags: [TAG],
  }),
}));

export const {
  usePublicAvatarsQuery,
  usePublicUserAvatarsQuery,
  usePublicUserQuery,
  usePublicOwnAvatarsQuery,
  usePublicHideAvatarMutation,
  usePublicDeleteAvatarMutation,
  usePublicAvatarOptOutMutation,
} = avatarsApi;
