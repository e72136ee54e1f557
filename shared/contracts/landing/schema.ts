import { z } from 'zod';
import { contract } from '@portico/sdk/contracts/contract';
import { SERVED } from '../pack/fields.ts';
import { landingOf } from '../pack/landing.ts';
import { getLanding, getLandingFigures } from './calls.ts';

export const Landing = landingOf(SERVED).meta({ id: 'Landing' });
export type { Landing as LandingAnswer } from '../pack/landing.ts';

export const getLandingContract = contract({
  call: getLanding,
  summary: 'The landing page of the site pack',
  response: Landing,
});

export const LandingFigures = z
  .object({
    entries: z.array(z.object({ label: z.string(), value: z.string() })).meta({
      description: 'Of the hero, in the order of the page; those that nobody knows are left out',
    }),
    about: z.array(z.string()).meta({ description: 'What was measured, in sentences' }),
  })
  .meta({ id: 'LandingFigures' });
export type LandingFigures = z.infer<typeof LandingFigures>;

export const getLandingFiguresContract = contract({
  call: getLandingFigures,
  summary: 'Servers, users, licenses in use and measured uptime, as the landing page shows them',
  response: LandingFigures,
});
