import { z } from 'zod';
import { contract } from '../contract.ts';
import { DryRun, Who, Why } from '../releases/schema.ts';
import {
  getSiteReleases,
  getTeamSite,
  promoteSite,
  promoteTeamSite,
  publishSite,
  rollbackSite,
  rollbackTeamSite,
  sellTeamSite,
} from './calls.ts';
import { SITE_VERSION, SITE_VERSION_EXPECTED } from './version.ts';

/** A version of the site pack. */
export const SiteVersion = z
  .string()
  .regex(SITE_VERSION, `must be ${SITE_VERSION_EXPECTED}`)
  .meta({ description: 'The hash of its files: equal packs are one version' });

const Expected = SiteVersion.nullable().meta({
  description:
    'The version that the caller saw live (null: none); 409 without a change if another version is live',
});

/** What a version sells otherwise than the live one. */
const Money = z
  .array(
    z.object({
      key: z.string().meta({ description: 'What differs, such as `plans.One.price`' }),
      from: z.string().nullable().meta({ description: 'null: it was absent' }),
      to: z.string().nullable().meta({ description: 'null: it is absent then' }),
    }),
  )
  .meta({
    description: 'What the version sells otherwise: catalog, refund rules, seller; empty: nothing',
  });

const SiteReleases = z.object({
  live: z.string().nullable().meta({ description: 'The promoted version; null: none' }),
  source: z.enum(['folder', 'release', 'none']).meta({
    description:
      'What visitors get: the folder `SITE_DIR`, the promoted version, or a page that says there is no pack',
  }),
  rollback_to: z.string().nullable(),
  versions: z
    .array(
      z.object({
        version: z.string(),
        state: z.enum(['live', 'retained', 'retired']),
        published_at: z.int(),
        published_by: Who,
      }),
    )
    .meta({ description: 'Newest first, at most a hundred' }),
  changes: z
    .array(
      z.object({
        at: z.int(),
        kind: z.enum(['promote', 'rollback']),
        by: Who,
        from: z.string().nullable(),
        to: z.string(),
        why: z.string(),
      }),
    )
    .meta({ description: 'Newest first, at most a hundred' }),
});
export type SiteReleases = z.infer<typeof SiteReleases>;

/** The result of a promote or a rollback. */
const SiteChanged = z.object({
  from: z.string().nullable(),
  to: z.string(),
  changed: z
    .boolean()
    .meta({ description: 'false: the version was already live, or this was a dry run' }),
  money: Money,
});
export type SiteChanged = z.infer<typeof SiteChanged>;

const promoteBody = z.strictObject({
  version: SiteVersion,
  expected: Expected,
  why: Why,
  dryRun: DryRun,
});

export const getSiteReleasesContract = contract({
  call: getSiteReleases,
  summary: 'Lists the versions of the site pack with their history',
  response: SiteReleases,
});

export const publishSiteContract = contract({
  call: publishSite,
  summary: 'Publishes a site pack',
  description:
    'It becomes live when it is promoted. The pack is compiled; 422 lists each problem with file and line. Publishing equal files again changes nothing.',
  upload: 'One part per file, named by its path in the pack, such as `en/landing.yaml`.',
  response: z.object({
    version: SiteVersion,
    added: z.boolean().meta({ description: 'false: the same files were already published' }),
    files: z.int(),
    bytes: z.int(),
  }),
});

export const promoteSiteContract = contract({
  call: promoteSite,
  summary: 'Makes a published version of the site pack live',
  description:
    '409 if another version than `expected` is live; 403 with each difference if it changes what the site sells, which takes a member of the team.',
  body: promoteBody,
  response: SiteChanged,
});

export const rollbackSiteContract = contract({
  call: rollbackSite,
  summary: 'Rolls the site pack back to a version that was live before',
  description: 'The same checks as for a promote apply.',
  body: z.strictObject({
    version: SiteVersion.optional().meta({ description: 'Default: the previous live version' }),
    expected: Expected,
    why: Why,
    dryRun: DryRun,
  }),
  response: SiteChanged,
});

export const getTeamSiteContract = contract({
  call: getTeamSite,
  summary: 'Lists the versions of the site pack with their history',
  response: SiteReleases.extend({
    may_release: z.boolean().meta({ description: "Whether the caller's rank may promote" }),
    may_sell: z
      .boolean()
      .meta({ description: "Whether the caller's rank may change what the site sells" }),
  }),
});
export type TeamSite = z.infer<typeof getTeamSiteContract.response>;

export const promoteTeamSiteContract = contract({
  ...promoteSiteContract,
  call: promoteTeamSite,
  description:
    '409 if another version than `expected` is live; 403 with each difference if it changes what the site sells: use `sellTeamSite`.',
  isAnswerRead: true,
});

export const rollbackTeamSiteContract = contract({
  ...rollbackSiteContract,
  call: rollbackTeamSite,
  isAnswerRead: true,
});

export const sellTeamSiteContract = contract({
  call: sellTeamSite,
  summary: 'Makes a version of the site pack live that changes what the site sells',
  description: '409 if another version than `expected` is live.',
  body: promoteBody,
  response: SiteChanged,
  isAnswerRead: true,
});
