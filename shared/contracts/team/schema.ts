import { z } from 'zod';
import { contract } from '../contract.ts';
import { deleteTeamMember, getTeam, putTeamMember } from './calls.ts';
import { TeamUserData } from './profile.ts';
import { RANKS } from './ranks.ts';

/** Somebody of the team (spec 0 §3). */
export const TeamMember = z
  .object({
    user_id: z.string().regex(/^\d{17,20}$/),
    rank: z.string().nullable(),
    username: z.string().optional(),
    socials: z.record(z.string(), z.string()).meta({ description: 'platform -> address' }),
    user_data: TeamUserData.nullable().meta({ description: 'null: the bot has told nothing' }),
  })
  .meta({ id: 'TeamMember' });
export type TeamMember = z.infer<typeof TeamMember>;

export const getTeamContract = contract({
  call: getTeam,
  summary: "The bot's team, ascending by numeric user id",
  response: z.array(TeamMember),
});

const params = z.object({ userId: z.string().regex(/^\d{17,20}$/) });

export const putTeamMemberContract = contract({
  call: putTeamMember,
  summary: 'Makes somebody a member of the team, or changes their rank; for Owners',
  params,
  body: z.strictObject({ rank: z.enum(RANKS) }),
  response: z.object({ user_id: z.string(), rank: z.enum(RANKS) }),
});

export const deleteTeamMemberContract = contract({
  call: deleteTeamMember,
  summary: 'Takes somebody out of the team, with effect from their next request; for Owners',
  params,
  response: z.object({ user_id: z.string() }),
});
