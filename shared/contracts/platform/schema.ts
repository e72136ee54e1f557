import { z } from 'zod';
import { contract } from '../contract.ts';
import {
  promoteReleaseContract,
  ReleasedApp,
  rollbackReleaseContract,
} from '../releases/schema.ts';
import { getPlatform, promoteApp, rollbackApp } from './calls.ts';

export const Platform = z
  .object({
    /** All apps. Named before apps were called so; live releases read it. */
    parts: z.array(ReleasedApp),
    may_release: z.boolean().meta({ description: "Whether the caller's rank may release" }),
  })
  .meta({ id: 'Platform' });
export type Platform = z.infer<typeof Platform>;

export const getPlatformContract = contract({
  call: getPlatform,
  summary:
    'Lists every app of the site with its live and retained versions and its release history',
  response: Platform,
});

export const promoteAppContract = contract({
  ...promoteReleaseContract,
  call: promoteApp,
});

export const rollbackAppContract = contract({
  ...rollbackReleaseContract,
  call: rollbackApp,
});
