import { z } from 'zod';
import { contract } from '../contract.ts';
import { RIGHTS } from '../team/rights.ts';
import { getDesk } from './calls.ts';

/** What the back-office needs to know of the deployment. */
export const Desk = z
  .object({
    rights: z
      .array(z.enum(RIGHTS))
      .meta({ description: 'What the caller may do, besides reading' }),
    server_id: z.string().meta({ description: "The team's Discord server (spec 1 §7)" }),
  })
  .meta({ id: 'Desk' });
export type Desk = z.infer<typeof Desk>;

export const getDeskContract = contract({
  call: getDesk,
  summary: "What the team's back-office needs to know of this deployment",
  response: Desk,
});
