import { z } from 'zod';
import { choice } from '@portico/sdk/contracts/choice';
import { contract } from '@portico/sdk/contracts/contract';
import { getTeamCards } from './calls.ts';

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
