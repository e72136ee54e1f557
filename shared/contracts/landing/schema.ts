import { contract } from '@portico/sdk/contracts/contract';
import { SERVED } from '../pack/fields.ts';
import { landingOf } from '../pack/landing.ts';
import { getLanding } from './calls.ts';

export const Landing = landingOf(SERVED).meta({ id: 'Landing' });
export type { Landing as LandingAnswer } from '../pack/landing.ts';

export const getLandingContract = contract({
  call: getLanding,
  summary: 'The landing page of the site pack',
  response: Landing,
});
