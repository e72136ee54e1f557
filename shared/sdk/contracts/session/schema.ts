import { z } from 'zod';
import { contract } from '../contract.ts';
import { getCurrentUser, signOut } from './calls.ts';

/** The signed-in user (spec 1 §3). */
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
  summary: 'Returns the signed-in user',
  response: CurrentUser,
});

export const signOutContract = contract({
  call: signOut,
  summary: 'Ends the session of this browser',
  description: 'Succeeds without a session, too.',
  response: z.object({ signedOut: z.literal(true) }),
});
