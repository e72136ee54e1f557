import { z } from 'zod';
import { APP_NAME, APP_NAME_EXPECTED } from '../../platform/remote-name.ts';
import { contract } from '../contract.ts';
import { SmokeState, SmokeSummary } from '../smoke/run.ts';
import {
  getRelease,
  listReleases,
  orderSmokeRun,
  promoteRelease,
  publishRelease,
  rollbackRelease,
} from './calls.ts';

/** A remote, or `shell`. */
export const AppName = z.string().regex(APP_NAME, `must be ${APP_NAME_EXPECTED}`);
export const Version = z
  .string()
  .max(100)
  .regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/);
const Live = Version.nullable().meta({ description: 'A version; null: no version is live' });

export const Why = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .meta({ description: 'Reason for the change, one sentence, stored in the history' });
export const Expected = Live.meta({
  description:
    'The version that the caller saw live; 409 without a change if another version is live',
});
export const DryRun = z
  .boolean()
  .optional()
  .meta({ description: 'true: runs all checks and changes nothing' });

const Smoke = SmokeState.nullable().meta({
  description: 'State of the smoke run of the version; null: there was none',
});

export const Warnings = z.array(z.string()).meta({
  description: 'What the release breaks although the gate allows it: pages that others link to',
});

export const Who = z.object({
  id: z.string().meta({ description: '`deploy-key:<id>`, `boot`, `operator` or `system`' }),
  label: z.string().nullable().meta({ description: "The deploy key's label" }),
});

const ReleaseVersion = z.object({
  version: z.string(),
  state: z.enum(['live', 'retained', 'retired']).meta({
    description: 'retained: can be made live; retired: its files were deleted',
  }),
  sdk: z.string().meta({
    description: 'The sdk range that a remote needs; for a shell: the sdk version that it provides',
  }),
  published_at: z.int(),
  published_by: Who,
  smoke: SmokeSummary.nullable().meta({
    description: 'null: there was no smoke run',
  }),
});

const ReleaseChange = z.object({
  at: z.int(),
  kind: z.enum(['promote', 'rollback']),
  by: Who,
  from: z.string().nullable(),
  to: z.string(),
  why: z.string(),
});

export const ReleasedApp = z
  .object({
    name: z.string(),
    live: z.string().nullable(),
    rollback_to: z
      .string()
      .nullable()
      .meta({ description: 'The version that a rollback makes live' }),
    restricted: z.boolean(),
    mounts: z.array(z.string()),
    off: z
      .object({ since: z.int(), why: z.string() })
      .nullable()
      .meta({ description: 'Since when the remote is switched off; null: it is on' }),
    canary: z
      .object({ id: z.int(), version: z.string(), share: z.int() })
      .nullable()
      .meta({ description: 'The running canary, with its share in percent; null: none' }),
    versions: z.array(ReleaseVersion).meta({ description: 'Newest first' }),
    changes: z.array(ReleaseChange).meta({ description: 'Newest first, at most a hundred' }),
  })
  .meta({ id: 'ReleasedApp' });
export type ReleasedApp = z.infer<typeof ReleasedApp>;

export const listReleasesContract = contract({
  call: listReleases,
  summary:
    'Lists the live and retained releases of the apps that the key may see, with their history',
  query: z.strictObject({ name: AppName.optional() }),
  response: z.array(ReleasedApp),
});

export const publishReleaseContract = contract({
  call: publishRelease,
  summary: 'Publishes a built release',
  description:
    'It becomes live when it is promoted. Each file is compared with `release.json`; 422 lists what differs. 409 if another release with this version exists.',
  params: z.object({ name: AppName }),
  upload: 'One part per file, named by its path in the release; `release.json` comes first.',
  response: z.object({
    name: z.string(),
    version: z.string(),
    added: z.boolean().meta({ description: 'false: the identical release was already published' }),
    files: z.int(),
    bytes: z.int(),
    smoke: Smoke,
    warnings: Warnings,
  }),
});

/** The result of a promote or a rollback. */
export const ReleaseChanged = z
  .object({
    name: z.string(),
    from: z.string().nullable(),
    to: z.string(),
    changed: z
      .boolean()
      .meta({ description: 'false: the version was already live, or this was a dry run' }),
    smoke: Smoke,
    warnings: Warnings,
  })
  .meta({ id: 'ReleaseChanged' });
export type ReleaseChanged = z.infer<typeof ReleaseChanged>;

export const promoteReleaseContract = contract({
  call: promoteRelease,
  summary: 'Makes a published version live if it is compatible with the live releases',
  description:
    '409 if another version than `expected` is live; 422 lists each rule of the gate that the version breaks.',
  params: z.object({ name: AppName }),
  body: z.strictObject({ version: Version, expected: Expected, why: Why, dryRun: DryRun }),
  response: ReleaseChanged,
});

export const rollbackReleaseContract = contract({
  call: rollbackRelease,
  summary: 'Rolls back to a version that was live before',
  description: 'The same checks as for a promote apply.',
  params: z.object({ name: AppName }),
  body: z.strictObject({
    version: Version.optional().meta({ description: 'Default: the previous live version' }),
    expected: Expected,
    why: Why,
    dryRun: DryRun,
  }),
  response: ReleaseChanged,
});

export const orderSmokeRunContract = contract({
  call: orderSmokeRun,
  summary: 'Orders a smoke run of a published version, also after one that failed',
  params: z.object({ name: AppName }),
  body: z.strictObject({ version: Version, why: Why }),
  response: z.object({ run: z.int(), state: SmokeState }),
});

export const getReleaseContract = contract({
  call: getRelease,
  summary: 'Returns the `release.json` of a retained release',
  params: z.object({ name: AppName, version: Version }),
  response: z.looseObject({ name: z.string(), version: z.string() }),
});
