import { z } from 'zod';
import { contract } from '../contract.ts';
import {
  AppName,
  promoteReleaseContract,
  ReleasedApp,
  rollbackReleaseContract,
  Why,
} from '../releases/schema.ts';
import { getPlatform, promoteApp, rollbackApp, switchRemoteOff, switchRemoteOn } from './calls.ts';

export const Platform = z
  .object({
    /** All apps. The field keeps its earlier name, because live releases read it. */
    apps: z.array(ReleasedApp),
    may_release: z.boolean().meta({ description: "Whether the caller's rank may release" }),
    may_switch: z
      .boolean()
      .meta({ description: "Whether the caller's rank may switch remotes off and on" }),
  })
  .meta({ id: 'Platform' });
export type Platform = z.infer<typeof Platform>;

export const getPlatformContract = contract({
  call: getPlatform,
  summary:
    'Lists every app of the site with its live and retained versions and its release history',
  response: Platform,
});

/** The state of a remote after a switch. */
export const SwitchedRemote = z
  .object({ name: z.string(), isOff: z.boolean() })
  .meta({ id: 'SwitchedRemote' });
export type SwitchedRemote = z.infer<typeof SwitchedRemote>;

export const switchRemoteOffContract = contract({
  call: switchRemoteOff,
  summary: 'Switches a remote off',
  description:
    'Its pages answer 503, and navigation and sitemap leave it out. The API is not affected. 409 if it is off already.',
  params: z.object({ name: AppName }),
  body: z.strictObject({ why: Why }),
  response: SwitchedRemote,
});

export const switchRemoteOnContract = contract({
  call: switchRemoteOn,
  summary: 'Switches a remote on again',
  description: '409 if it is not off.',
  params: z.object({ name: AppName }),
  response: SwitchedRemote,
});

export const promoteAppContract = contract({
  ...promoteReleaseContract,
  call: promoteApp,
});

export const rollbackAppContract = contract({
  ...rollbackReleaseContract,
  call: rollbackApp,
});
