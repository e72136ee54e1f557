import { z } from 'zod';
import { contract } from '../contract.ts';
import { getTeam } from './calls.ts';

export const TeamMember = z
  .object({
    user_id: z.string().regex(/^\d{17,20}$/),
    rank: z.string().nullable(),
    username: z.string().optional(),
    socials: z.record(z.string(), z.string()),
  })
  .meta({ id: 'TeamMember' });
export type TeamMember = z.infer<typeof TeamMember>;

export const getTeamContract = contract({
  call: getTeam,
  summary: "The bot's team, ascending by numeric user id",
  response: z.array(TeamMember),
});
