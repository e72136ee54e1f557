import { z } from 'zod';
import { contract } from '../contract.ts';
import {
  deleteOwnAvatar,
  getAvatars,
  getOwnAvatars,
  getUserAvatars,
  hideOwnAvatar,
  setAvatarOptOut,
} from './calls.ts';

const UserId = z.string().regex(/^\d{17,20}$/, 'must be the id of a person: 17 to 20 digits');
/** File name below the content delivery path `/avatars/`. */
const AvatarFile = z.string().regex(/^[0-9a-f]{32}\.(png|gif|webp|jpg)$/);

/** One picture that a person had from a moment on (spec 0 §3). */
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
      .meta({ description: 'true: nothing new is kept, and what is there is shown to nobody' }),
    entries: z.array(AvatarEntry.extend({ hidden: z.boolean() })),
  })
  .meta({ id: 'OwnAvatars' });
export type OwnAvatars = z.infer<typeof OwnAvatars>;

export const getAvatarsContract = contract({
  call: getAvatars,
  summary: 'The avatar history, newest first',
  response: z.array(AvatarEntry),
});

export const getUserAvatarsContract = contract({
  call: getUserAvatars,
  summary: "One person's avatar history, newest first",
  params: z.strictObject({ userId: UserId }),
  response: z.array(AvatarEntry),
});

export const getOwnAvatarsContract = contract({
  call: getOwnAvatars,
  summary: "The signed-in person's avatar history, hidden entries included",
  response: OwnAvatars,
});

export const hideOwnAvatarContract = contract({
  call: hideOwnAvatar,
  summary: 'Hide one of your own avatars from everybody, or show it again',
  params: z.strictObject({ avatar: AvatarFile }),
  body: z.strictObject({ hidden: z.boolean() }),
  response: OwnAvatars,
});

export const deleteOwnAvatarContract = contract({
  call: deleteOwnAvatar,
  summary: 'Delete one of your own avatars for good',
  params: z.strictObject({ avatar: AvatarFile }),
  response: OwnAvatars,
});

export const setAvatarOptOutContract = contract({
  call: setAvatarOptOut,
  summary: 'Leave the avatar history, or come back',
  body: z.strictObject({ optedOut: z.boolean() }),
  response: OwnAvatars,
});
