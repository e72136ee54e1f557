import { z } from 'zod';
import { contract } from '../contract.ts';
import { lenient } from '../leniency.ts';
import { choice } from '../choice.ts';
import { getTeam, getTeamCards } from './calls.ts';
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

const texts = z.array(z.string());

const MemberCard = z
  .object({
    name: z.string(),
    rank: z.string(),
    avatar: z.string(),
    decoration: texts.meta({ description: 'None or one' }),
    banner: texts.meta({ description: 'None or one' }),
    colors: texts.meta({ description: 'None or one, as #112233' }),
    activity: z.array(
      z.object({
        image: texts,
        emoji: z.array(z.object({ address: z.string(), label: z.string() })),
        headline: z.string(),
        lines: texts,
      }),
    ),
    socials: choice(z.object({ platform: z.string(), label: z.string(), href: z.string() })),
  })
  .meta({ id: 'MemberCard' });

export const getTeamCardsContract = contract({
  call: getTeamCards,
  summary: "Lists the bot's team by rank, in the texts of its page; each rank has a group or none",
  response: z.record(z.string(), z.array(z.object({ members: z.array(MemberCard) }))),
});
