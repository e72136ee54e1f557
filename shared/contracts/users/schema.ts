import { z } from 'zod';
import { contract } from '../contract.ts';
import { TeamActivity } from '../team/profile.ts';
import { getUser } from './calls.ts';

/** What is publicly known of a person (spec 0 §3). */
export const UserProfile = z
  .object({
    user: z.string().meta({ description: 'Display name' }),
    username: z.string(),
    avatar: z.string().nullable().meta({ description: "Hash of the chat platform's picture" }),
    activity: TeamActivity.nullable().meta({
      description: 'What they do now; null where the bot has told nothing of late',
    }),
  })
  .meta({ id: 'UserProfile' });
export type UserProfile = z.infer<typeof UserProfile>;

export const getUserContract = contract({
  call: getUser,
  summary: 'Display name and picture of a person, kept for 24 hours, and what they do now',
  params: z.strictObject({
    userId: z.string().regex(/^\d{17,20}$/, 'must be the id of a person: 17 to 20 digits'),
  }),
  response: UserProfile,
});
