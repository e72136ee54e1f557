import { z } from 'zod';
import { contract } from '@portico/sdk/contracts/contract';
import { lenient } from '@portico/sdk/contracts/leniency';
import { TeamActivity } from '@portico/sdk/contracts/team/profile';
import { getUser } from './calls.ts';

/** A user's public profile (spec 0 §3). A user without a name is displayed as Unknown User (spec 0 §8). */
export const UserProfile = lenient(
  'partial',
  z
    .object({
      user: z.string().meta({ description: 'Display name' }),
      username: z.string(),
      avatar: z.string().nullable().meta({ description: 'Avatar hash at Discord' }),
      activity: TeamActivity.nullable().meta({
        description: 'Current activity; null if the bot has reported none recently',
      }),
    })
    .meta({ id: 'UserProfile' }),
);
export type UserProfile = z.infer<typeof UserProfile>;

export const getUserContract = contract({
  call: getUser,
  summary: "Returns a user's display name, avatar and activity",
  description: 'Name and avatar are cached for 24 hours.',
  params: z.strictObject({
    userId: z.string().regex(/^\d{17,20}$/, 'must be a user id: 17 to 20 digits'),
  }),
  response: UserProfile,
});
