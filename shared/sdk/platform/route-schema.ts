import { z } from 'zod';
import { iconProblem } from './icon.ts';
import { OPTIONAL_BRAND_PARTS } from './brand-parts.ts';
import {
  callAddress,
  feedSchema,
  pathOfRoute,
  routeDataSchema,
  structuredSchema,
  valuePattern,
} from './route-data-schema.ts';

/** A path without params. */
const staticPath = z.string().regex(/^\/([A-Za-z0-9_-]+\/)*[A-Za-z0-9_-]*$/);

const paramsOf = (pattern: z.ZodType<string>) =>
  z.record(
    z.string(),
    z.union([
      z.strictObject({ oneOf: z.record(z.string(), z.string()) }),
      z.strictObject({ pattern }),
      z.strictObject({
        known: z.array(z.string().toLowerCase().min(1)),
        source: callAddress.optional(),
        fallback: staticPath,
      }),
    ]),
  );

/** Schema of a `PageRoute`, in a `release.json` and in the registry's response. */
export const pageRouteSchema = z.strictObject({
  path: z.string().regex(/^\/([A-Za-z0-9_:-]+\/)*([A-Za-z0-9_:-]+|\*)?$/),
  page: z.string().regex(/^[a-z0-9-]+$/),
  params: paramsOf(valuePattern).optional(),
  title: z.string().min(1),
  description: z.string().min(1),
  preview: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .optional(),
  chrome: z.enum(['full', 'dashboard', 'bare']).optional(),
  images: z.literal('anywhere').optional(),
  requires: z.literal('session').optional(),
  redirectQuery: z.record(z.string().regex(/^\w+$/), pathOfRoute).optional(),
  movedFrom: z.array(staticPath).optional(),
  onlyWith: z.enum(OPTIONAL_BRAND_PARTS).optional(),
  preload: z.array(z.string().startsWith('/')).optional(),
  prerender: z.boolean().optional(),
  data: routeDataSchema.optional(),
  structured: structuredSchema.optional(),
  sitemap: callAddress.optional(),
  feeds: z.array(feedSchema).max(10).optional(),
  linkedAs: z
    .string()
    .regex(/^[a-z][a-z-]{0,39}$/)
    .optional(),
  noindex: z.boolean().optional(),
});

/** A route of a stored release. Older releases may contain patterns outside the current grammar. */
export const storedRouteSchema = pageRouteSchema.extend({
  params: paramsOf(z.string()).optional(),
  // A release from before names data of the API in one word.
  data: routeDataSchema.optional().catch(undefined),
});

/** A `NavEntry` of a stored release: an invalid icon is not shown. */
export const storedNavEntrySchema = z.strictObject({
  slot: z.enum(['features', 'information', 'top', 'user', 'footer']),
  path: z.string().startsWith('/'),
  each: z
    .string()
    .regex(/^[a-z]+$/)
    .optional(),
  label: z.string().min(1),
  hint: z.string().optional(),
  icon: z.string().optional(),
  weight: z.number(),
});

/** Schema of a `NavEntry` of a release at its publication. */
export const navEntrySchema = storedNavEntrySchema.extend({
  icon: z
    .string()
    .superRefine((icon, context) => {
      const problem = iconProblem(icon);
      if (problem !== undefined) {
        context.addIssue({ code: 'custom', message: `invalid icon: ${problem}` });
      }
    })
    .optional(),
});
