import { z } from 'zod';
import { contract } from '../contract.ts';
import { getUser } from './calls.ts';

/** What is publicly known of a person (spec 0 §3). */
export const UserProfile = z
  .object({
    user: z.string().meta({ description: 'Display name' }),
    username: z.string(),
    avatar: z.string().nullable().meta({ description: "Hash of the chat platform's picture" }),
    activity: z
      .object({
        name: z.string(),
        details: z.string().optional(),
        state: z.string().optional(),
      })
      .nullable(),
  })
  .meta({ id: 'UserProfile' });
export type UserProfile = z.infer<typeof UserProfile>;

export const getUserContract = contract({
  call: getUser,
  summary: 'Display name and picture of a person, kept for 24 hours',
  params: z.strictObject({
    userId: z.string().regex(/^\d{17,20}$/, 'must be the id of a person: 17 to 20 digits'),
  }),
  response: UserProfile,
});
