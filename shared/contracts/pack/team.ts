import { z } from 'zod';
import { RANKS } from '@portico/sdk/contracts/team/ranks';
import { TONES, type Tone } from '../rules/pack/styles.ts';
import { line, words } from './fields.ts';

const Rank = z.object({
  rank: z.enum(RANKS).meta({ description: 'To which the settings of the site give rights' }),
  name: line.optional().meta({ description: 'Of one member; default: the rank' }),
  title: line.meta({ description: 'Heading above its members' }),
  tagline: words.optional(),
  look: z.enum(TONES).default('plain').meta({ description: 'Color of banners and badges' }),
});

const DEFAULT = RANKS.map((rank) => ({ rank, title: `${rank}s`, look: 'plain' as const }));

/** `en/team.yaml`: how the ranks of the team look. What they may do is a setting of the site (`STAFF_RIGHTS`). */
export const TeamRanks = z
  .object({
    ranks: z.array(Rank).default(DEFAULT).meta({ description: 'In their order' }),
    others: line.default('Other').meta({ description: 'Heading above all other members' }),
  })
  .superRefine(({ ranks }, context) => {
    for (const [index, { rank }] of ranks.entries())
      if (ranks.findIndex((each) => each.rank === rank) !== index)
        context.addIssue({
          code: 'custom',
          path: ['ranks', index, 'rank'],
          message: `${rank} is named twice`,
        });
  });
export type TeamRanks = z.infer<typeof TeamRanks>;
export type TeamLook = Tone;
