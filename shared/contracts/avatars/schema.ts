import { z } from 'zod';
import { contract } from '@portico/sdk/contracts/contract';
import {
  deleteOwnAvatar,
  getAvatarPage,
  getAvatars,
  getOwnAvatars,
  getUserAvatars,
  hideOwnAvatar,
  setAvatarOptOut,
} from './calls.ts';

const UserId = z.string().regex(/^\d{17,20}$/, 'must be a user id: 17 to 20 digits');
/** File name under the CDN path `/avatars/`. */
const AvatarFile = z.string().regex(/^[0-9a-f]{32}\.(png|gif|webp|jpg)$/);

/** An avatar and the time at which the user set it (spec 0 §3). */
export const AvatarEntry = z
  .object({
    user_id: UserId,
    avatar: AvatarFile,
    timestamp: z.int().meta({ description: 'Epoch seconds, UTC' }),
  })
  .meta({ id: 'AvatarEntry' });
export type AvatarEntry = z.infer<typeof AvatarEntry>;

export const OwnAvatars = z
  .object({
    optedOut: z
      .boolean()
      .meta({ description: 'true: no new avatars are stored, and existing ones are hidden' }),
    entries: z.array(AvatarEntry.extend({ hidden: z.boolean() })),
  })
  .meta({ id: 'OwnAvatars' });
export type OwnAvatars = z.infer<typeof OwnAvatars>;

export const getAvatarsContract = contract({
  call: getAvatars,
  summary: 'Lists the avatar history, newest first',
  response: z.array(AvatarEntry),
});

export const AvatarPage = z.object({
  entries: z.array(AvatarEntry),
  page: z.int().meta({ description: 'From 1; the last one instead of a higher one' }),
  pages: z.int(),
  earlier: z.int().nullable().meta({ description: 'The page before; null: none' }),
  later: z.int().nullable().meta({ description: 'The page after; null: none' }),
  extent: z.enum(['none', 'one', 'several']).meta({ description: 'How many pages have entries' }),
});
export type AvatarPage = z.infer<typeof AvatarPage>;

export const getAvatarPageContract = contract({
  call: getAvatarPage,
  summary: 'Lists a page of the avatar history, newest first',
  query: z.strictObject({ page: z.coerce.number().int().min(0).max(100_000).default(1) }),
  response: AvatarPage,
});

export const getUserAvatarsContract = contract({
  call: getUserAvatars,
  summary: "Lists one user's avatar history, newest first",
  params: z.strictObject({ userId: UserId }),
  response: z.array(AvatarEntry),
});

export const getOwnAvatarsContract = contract({
  call: getOwnAvatars,
  summary: "Lists the caller's avatar history, including hidden entries",
  response: OwnAvatars,
});

export const hideOwnAvatarContract = contract({
  call: hideOwnAvatar,
  summary: "Hides one of the caller's avatars from everyone, or shows it again",
  params: z.strictObject({ avatar: AvatarFile }),
  body: z.strictObject({ hidden: z.boolean() }),
  response: OwnAvatars,
});

export const deleteOwnAvatarContract = contract({
  call: deleteOwnAvatar,
  summary: "Deletes one of the caller's avatars permanently",
  params: z.strictObject({ avatar: AvatarFile }),
  response: OwnAvatars,
});

export const setAvatarOptOutContract = contract({
  call: setAvatarOptOut,
  summary: 'Opts the caller out of the avatar history, or back in',
  body: z.strictObject({ optedOut: z.boolean() }),
  response: OwnAvatars,
});
