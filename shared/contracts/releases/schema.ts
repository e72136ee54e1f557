import { z } from 'zod';
import { contract } from '../contract.ts';
import {
  getRelease,
  listReleases,
  promoteRelease,
  publishRelease,
  rollbackRelease,
} from './calls.ts';

/** A remote, or `shell`. */
const Name = z.string().regex(/^(shell|mfe-[a-z]{1,30})$/);
const Version = z
  .string()
  .max(100)
  .regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/);
const Live = Version.nullable().meta({ description: 'A version; null: nothing is live' });

const Why = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .meta({ description: 'One sentence for the record: why this changes' });
const Expected = Live.meta({
  description: 'What you saw live; anything else live by now answers 409 and changes nothing',
});
const DryRun = z
  .boolean()
  .optional()
  .meta({ description: 'true: everything is checked and nothing is changed' });

const Who = z.object({
  id: z.string().meta({ description: '`deploy-key:<id>`, `boot`, `operator` or `system`' }),
  label: z.string().nullable().meta({ description: "The deploy key's label" }),
});

const ReleaseVersion = z.object({
  version: z.string(),
  state: z.enum(['live', 'retained', 'retired']).meta({
    description: 'retained: can be made live; retired: its files were given up',
  }),
  sdk: z.string().meta({ description: 'The sdk range that it needs; of a shell: what it lends' }),
  published_at: z.int(),
  published_by: Who,
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
    rollback_to: z.string().nullable().meta({ description: 'What a rollback would make live' }),
    restricted: z.boolean(),
    mounts: z.array(z.string()),
    versions: z.array(ReleaseVersion).meta({ description: 'Newest first' }),
    changes: z.array(ReleaseChange).meta({ description: 'Newest first, at most a hundred' }),
  })
  .meta({ id: 'ReleasedApp' });
export type ReleasedApp = z.infer<typeof ReleasedApp>;

export const listReleasesContract = contract({
  call: listReleases,
  summary: 'Live and retained releases of the apps that the key may see, and how they came to be',
  query: z.strictObject({ name: Name.optional() }),
  response: z.array(ReleasedApp),
});

export const publishReleaseContract = contract({
  call: publishRelease,
  summary: 'Takes a built release in; it is not live before it is promoted',
  params: z.object({ name: Name }),
  upload: 'One part per file, named by its path in the release; `release.json` comes first.',
  response: z.object({
    name: z.string(),
    version: z.string(),
    added: z.boolean().meta({ description: 'false: the same bytes were there already' }),
    files: z.int(),
    bytes: z.int(),
  }),
});

/** What a promote or a rollback did. */
export const ReleaseChanged = z
  .object({
    name: z.string(),
    from: z.string().nullable(),
    to: z.string(),
    changed: z.boolean().meta({ description: 'false: it was live already, or this was a dry run' }),
  })
  .meta({ id: 'ReleaseChanged' });
export type ReleaseChanged = z.infer<typeof ReleaseChanged>;

export const promoteReleaseContract = contract({
  call: promoteRelease,
  summary: 'Makes a published version live, if it fits what is live',
  params: z.object({ name: Name }),
  body: z.strictObject({ version: Version, expected: Expected, why: Why, dryRun: DryRun }),
  response: ReleaseChanged,
});

export const rollbackReleaseContract = contract({
  call: rollbackRelease,
  summary: 'Goes back to a version that was live before',
  params: z.object({ name: Name }),
  body: z.strictObject({
    version: Version.optional().meta({ description: 'Absent: the one before the live one' }),
    expected: Expected,
    why: Why,
    dryRun: DryRun,
  }),
  response: ReleaseChanged,
});

export const getReleaseContract = contract({
  call: getRelease,
  summary: 'The `release.json` of a retained release',
  params: z.object({ name: Name, version: Version }),
  response: z.looseObject({ name: z.string(), version: z.string() }),
});
