import { z } from 'zod';
import { contract } from '../contract.ts';
import { getCurrentUser, signOut } from './calls.ts';

/** Who is signed in (spec 1 §3). */
export const CurrentUser = z
  .object({
    id: z.string().regex(/^\d{17,20}$/),
    username: z.string(),
    avatar: z.string().nullable().meta({ description: 'Avatar hash at Discord' }),
  })
  .meta({ id: 'CurrentUser' });
export type CurrentUser = z.infer<typeof CurrentUser>;

export const getCurrentUserContract = contract({
  call: getCurrentUser,
  summary: 'Who is signed in; 401 when nobody is',
  response: CurrentUser,
});

export const signOutContract = contract({
  call: signOut,
  summary: 'Ends the session of this browser; fine if there is none',
  response: z.object({ signedOut: z.literal(true) }),
});
