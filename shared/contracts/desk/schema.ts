import { z } from 'zod';
import { contract } from '@portico/sdk/contracts/contract';
import { lenient } from '@portico/sdk/contracts/leniency';
import { RIGHTS } from '@portico/sdk/contracts/team/rights';
import { StaffWords } from '../pack/staff.ts';
import { getDesk } from './calls.ts';

/** Settings of this deployment and rights of the caller, for the back-office. */
export const Desk = z
  .object({
    rights: z.array(z.enum(RIGHTS)).meta({ description: 'Rights of the caller besides reading' }),
    words: lenient('optional', StaffWords),
    server_id: z.string().meta({ description: "The team's Discord server (spec 1 §7)" }),
  })
  .meta({ id: 'Desk' });
export type Desk = z.infer<typeof Desk>;

export const getDeskContract = contract({
  call: getDesk,
  summary: "Returns the deployment's settings and the caller's rights for the back-office",
  response: Desk,
});
