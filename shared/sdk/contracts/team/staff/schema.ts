import { z } from 'zod';
import { contract } from '../../contract.ts';
import { RANKS } from '../ranks.ts';
import { deleteTeamMember, putTeamMember } from './calls.ts';

const params = z.object({ userId: z.string().regex(/^\d{17,20}$/) });

export const putTeamMemberContract = contract({
  call: putTeamMember,
  summary: 'Adds a team member, or changes their rank',
  params,
  body: z.strictObject({ rank: z.enum(RANKS) }),
  response: z.object({ user_id: z.string(), rank: z.enum(RANKS) }),
});

export const deleteTeamMemberContract = contract({
  call: deleteTeamMember,
  summary: 'Removes a team member, effective from their next request',
  params,
  response: z.object({ user_id: z.string() }),
});
