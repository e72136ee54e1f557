import { z } from 'zod';
import { contract } from '../contract.ts';
import { lenient } from '../leniency.ts';
import { getTeam } from './calls.ts';
import { TeamUserData } from './profile.ts';

/** A member of the team (spec 0 §3). */
export const TeamMember = z
  .object({
    user_id: z.string().regex(/^\d{17,20}$/),
    rank: lenient('optional', z.string().nullable()),
    username: z.string().optional(),
    /** An object or a JSON string (spec 0 §3). */
    socials: lenient(
      'unchecked',
      z.record(z.string(), z.string()).meta({ description: 'platform -> URL' }),
    ),
    user_data: lenient(
      'optional',
      TeamUserData.nullable().meta({
        description: 'null: the bot has not sent a profile',
      }),
    ),
  })
  .meta({ id: 'TeamMember' });
export type TeamMember = z.infer<typeof TeamMember>;

export const getTeamContract = contract({
  call: getTeam,
  summary: "Lists the bot's team, ascending by numeric user id",
  response: z.array(TeamMember),
});
