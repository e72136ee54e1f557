import { z } from 'zod';

const paramSpec = z.union([
  z.strictObject({ oneOf: z.record(z.string(), z.string()) }),
  z.strictObject({ pattern: z.string() }),
]);

/** Checks one `PageRoute`, in a `release.json` and in the registry's answer alike. */
export const pageRouteSchema = z.strictObject({
  path: z.string().regex(/^\/([A-Za-z0-9_:-]+\/)*([A-Za-z0-9_:-]+|\*)?$/),
  page: z.string().regex(/^[a-z0-9-]+$/),
  params: z.record(z.string(), paramSpec).optional(),
  title: z.string().min(1),
  description: z.string().min(1),
  preview: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .optional(),
  chrome: z.enum(['full', 'dashboard', 'bare']).optional(),
  requires: z.literal('session').optional(),
  preload: z.array(z.string().startsWith('/')).optional(),
  prerender: z.boolean().optional(),
  noindex: z.boolean().optional(),
});

/** Checks one `NavEntry`. */
export const navEntrySchema = z.strictObject({
  slot: z.enum(['features', 'information', 'top', 'user', 'footer']),
  path: z.string().startsWith('/'),
  label: z.string().min(1),
  hint: z.string().optional(),
  icon: z.string().optional(),
  weight: z.number(),
});
