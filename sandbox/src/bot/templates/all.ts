import type { Template } from '@portico/contracts/templates/schema';
import { community } from './community.ts';
import { greetings } from './greetings.ts';
import { removals } from './removals.ts';
import { restraints } from './restraints.ts';
import { template } from './table.ts';

/** The templates of the simulated bot, in the order of the gallery. */
export const allTemplates: readonly Template[] = [
  ...removals,
  ...restraints,
  ...greetings,
  ...community,
].map(template);
