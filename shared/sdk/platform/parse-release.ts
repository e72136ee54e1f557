import { z } from 'zod';
import { configurationKeys } from './check-configuration.ts';
import { EXTENSION_NAME } from './extension-point.ts';
import { RELEASE_SCHEMA } from './release.ts';
import { templateProblem } from './screen-template.ts';
import type { ReleaseManifest } from './release.ts';
import { APP_NAME, APP_NAME_EXPECTED } from './remote-name.ts';
import {
  navEntrySchema,
  pageRouteSchema,
  storedNavEntrySchema,
  storedRouteSchema,
} from './route-schema.ts';

const relativePath = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[A-Za-z0-9._-]+(\/[A-Za-z0-9._-]+)*$/)
  .refine(
    (path) => !path.split('/').some((segment) => segment === '.' || segment === '..'),
    'must be inside the release',
  );

const jsonSchema = z.record(z.string(), z.unknown());

const callShape = z.strictObject({
  address: z.string(),
  params: jsonSchema.optional(),
  query: jsonSchema.optional(),
  body: jsonSchema.optional(),
  response: jsonSchema,
});

const extensionName = z.string().regex(EXTENSION_NAME);

const styledRules = z.strictObject({ version: z.string().regex(/^[\w.-]+$/), css: z.string() });

const releaseSchema = z.strictObject({
  schema: z.literal(RELEASE_SCHEMA),
  kind: z.enum(['remote', 'shell']),
  name: z.string().regex(APP_NAME, `must be ${APP_NAME_EXPECTED}`),
  version: z.string().regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/),
  entry: relativePath,
  globalName: z.string().regex(/^[A-Za-z0-9_]*$/),
  sdk: z.string().min(1),
  sdkExports: z.array(z.string()),
  sharedModules: z.array(z.string()).optional(),
  operations: z.array(z.string()),
  federation: z
    .strictObject({
      library: z.string().regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/),
      modules: z.literal(true).optional(),
    })
    .optional(),
  calls: z.record(z.string(), callShape).optional(),
  routes: z.array(pageRouteSchema),
  nav: z.array(navEntrySchema),
  offers: z.record(extensionName, z.int().positive()).optional(),
  needs: z
    .record(
      extensionName,
      z.strictObject({ version: z.int().positive(), optional: z.literal(true).optional() }),
    )
    .optional(),
  configuration: configurationKeys.optional(),
  pages: z.record(
    z.string(),
    z.strictObject({
      scripts: z.array(relativePath),
      styles: z.array(relativePath),
      borrows: z.array(z.string()).optional(),
    }),
  ),
  files: z.array(
    z.strictObject({
      path: relativePath,
      size: z.int().nonnegative(),
      integrity: z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/),
    }),
  ),
  prerendered: z
    .record(
      z.string(),
      z.strictObject({
        html: z.string(),
        css: z.string(),
        styled: styledRules.optional(),
        hasDefaults: z.literal(true).optional(),
      }),
    )
    .superRefine((bodies, context) => {
      for (const [key, { html }] of Object.entries(bodies)) {
        const problem = key.startsWith('data:') ? templateProblem(html) : undefined;
        if (problem) context.addIssue({ code: 'custom', path: [key], message: problem });
      }
    }),
  frame: z
    .strictObject({
      html: z.strictObject({ full: z.string(), dashboard: z.string(), bare: z.string() }),
      navItem: z.partialRecord(
        z.enum(['features', 'information', 'top', 'user', 'footer']),
        z.string(),
      ),
      user: z.strictObject({ signedOut: z.string(), signedIn: z.string() }),
      skeleton: z.string(),
      notFound: z.string(),
      switchedOff: z.string().optional(),
      css: z.string(),
      styled: styledRules.optional(),
      fonts: z
        .array(
          z.strictObject({
            family: z.string().regex(/^[A-Za-z][A-Za-z0-9 ]*$/),
            name: z.string(),
            path: relativePath,
            weights: z.string().regex(/^\d{1,4} \d{1,4}$/),
            range: z.string().regex(/^U\+[0-9A-F-]+(?:,U\+[0-9A-F-]+)*$/),
            isPreloaded: z.boolean().optional(),
          }),
        )
        .optional(),
    })
    .optional(),
  needsNonce: z.literal(false).optional(),
});

const storedReleaseSchema = releaseSchema.extend({
  routes: z.array(storedRouteSchema),
  nav: z.array(storedNavEntrySchema),
});

/**
 * Reads a `release.json`.
 * @throws ZodError with each invalid field
 */
export function parseRelease(json: unknown): ReleaseManifest {
  return releaseSchema.parse(json);
}

/**
 * Reads a `release.json` that was published before. Its patterns may be outside the grammar
 * (`patternProblems`). Such a route is not served; the other routes are.
 * @throws ZodError with each invalid field
 */
export function parseStoredRelease(json: unknown): ReleaseManifest {
  return storedReleaseSchema.parse(json);
}
