import { z } from 'zod';
import { contract } from '../contract.ts';
import {
  promoteReleaseContract,
  ReleasedPart,
  rollbackReleaseContract,
} from '../releases/schema.ts';
import { getPlatform, promotePart, rollbackPart } from './calls.ts';

export const Platform = z
  .object({
    parts: z.array(ReleasedPart),
    may_release: z.boolean().meta({ description: 'Whether the caller may release, by rank' }),
  })
  .meta({ id: 'Platform' });
export type Platform = z.infer<typeof Platform>;

export const getPlatformContract = contract({
  call: getPlatform,
  summary: 'Every part of the site: what is live, what is retained, and who released it',
  response: Platform,
});

export const promotePartContract = contract({
  ...promoteReleaseContract,
  call: promotePart,
});

export const rollbackPartContract = contract({
  ...rollbackReleaseContract,
  call: rollbackPart,
});
