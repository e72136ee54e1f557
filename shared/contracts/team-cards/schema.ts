import { z } from 'zod';
import { choice } from '@portico/sdk/contracts/choice';
import { contract } from '@portico/sdk/contracts/contract';
import { TeamRanks } from '../pack/team.ts';
import { getTeamGroups, getTeamRanks } from './calls.ts';

const texts = z.array(z.string());

const MemberCard = z
  .object({
    name: z.string(),
    rank: z.string(),
    loading: z.enum(['eager', 'lazy']).meta({ description: 'Of the banner' }),
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

const members = z.array(z.object({ members: z.array(MemberCard) })).optional();

export const getTeamGroupsContract = contract({
  call: getTeamGroups,
  summary: "Lists the bot's team by rank, in the texts of its page",
  response: z.object({
    groups: z.array(
      z.object({
        title: z.string(),
        tagline: texts.meta({ description: 'None or one' }),
        ...{ plain: members, accent: members, success: members },
        ...{ danger: members, warning: members },
      }),
    ),
  }),
});

export const getTeamRanksContract = contract({
  call: getTeamRanks,
  summary: 'How the ranks of the team look, in the order of its page',
  description: 'Of the site pack. What ranks may do is a setting of the site.',
  response: TeamRanks.meta({ id: 'TeamRanks' }),
});
