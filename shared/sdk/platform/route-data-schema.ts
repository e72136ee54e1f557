import { z } from 'zod';
import { MAX_ANSWER_BYTES } from './route-data.ts';
import type { DataView } from './route-data.ts';
import { patternProblem } from './value-pattern.ts';

const MAX_CALLS = 8;
const MAX_FIELDS = 40;

/** A text of the grammar of `value-pattern.ts`. */
export const valuePattern = z.string().superRefine((pattern, context) => {
  const problem = patternProblem(pattern);
  if (problem !== undefined) {
    context.addIssue({ code: 'custom', message: `invalid pattern: ${problem}` });
  }
});

const name = z.string().regex(/^[A-Za-z][A-Za-z0-9_]*$/, 'must be a name of letters and digits');
const viewPath = z
  .string()
  .regex(
    /^(\.|\/?\w+(\.\w+){0,5})$/,
    'must be a path to a field, as a.b, /a.b of all answers, or . for the value itself',
  );
const fieldPath = z
  .string()
  .regex(/^(\.|\w+(\.\w+){0,5})$/, 'must be a path to a field, as a.b, or . for the value itself');

/** `/api/commands/:category?page=:page` */
export const callAddress = z
  .string()
  .max(300)
  .regex(
    /^\/api(\/([\w.-]+|:\w+))+(\?\w+=(:\w+|[\w.-]*)(&\w+=(:\w+|[\w.-]*))*)?$/,
    'must be an address of the API, as /api/commands/:category',
  );

/**
 * Views are trees of some levels, so that one cannot keep the page server busy. No contract contains this schema: as a JSON
 * schema, each level has four times the size of the next one.
 */
const viewSchema = (depth: number): z.ZodType<DataView> => {
  if (depth === 0) return viewPath;
  const inner = viewSchema(depth - 1);
  return z.union([
    viewPath,
    z.strictObject({
      list: viewPath,
      sort: z.strictObject({ by: fieldPath, descending: z.literal(true).optional() }).optional(),
      first: z.int().positive().max(1000).optional(),
      each: inner.optional(),
    }),
    z.strictObject({
      fields: z
        .record(name, inner)
        .refine((fields) => Object.keys(fields).length <= MAX_FIELDS, 'too many fields'),
    }),
    z.strictObject({ number: viewPath }),
    z.strictObject({ utc: viewPath, as: z.enum(['iso', 'date', 'time', 'moment']) }),
    z.strictObject({ money: viewPath, currency: z.string().regex(/^[A-Z]{3}$/) }),
    z.strictObject({
      choice: viewPath,
      of: z
        .array(z.string().regex(/^[\w-]+$/))
        .min(1)
        .max(MAX_FIELDS),
      value: inner,
    }),
    z.strictObject({ optional: viewPath, value: inner.optional() }),
  ]) as z.ZodType<DataView>;
};

const MAX_LEVELS = 8;

export const routeDataSchema = z
  .strictObject({
    get: z
      .record(
        name,
        z.union([
          callAddress,
          z.strictObject({
            path: callAddress,
            only: z.enum(['template', 'scripts']).optional(),
            mayFail: z.literal(true).optional(),
            maxBytes: z.int().positive().max(MAX_ANSWER_BYTES).optional(),
          }),
        ]),
      )
      .refine(
        (calls) => Object.keys(calls).length > 0 && Object.keys(calls).length <= MAX_CALLS,
        `must name 1 to ${MAX_CALLS} calls`,
      ),
    query: z
      .record(name, z.strictObject({ pattern: valuePattern, default: z.string().max(200) }))
      .optional(),
    without: z.array(name).optional(),
    needs: fieldPath.optional(),
    view: viewSchema(MAX_LEVELS).optional(),
    notFound: z.literal('page').optional(),
    canonical: z.record(name, fieldPath).optional(),
    head: z
      .strictObject({ title: z.string().min(1).max(200), description: z.string().min(1).max(500) })
      .optional(),
  })
  // Names have no order in a stored release.
  .refine(({ get, view }) => view !== undefined || Object.keys(get).length === 1, {
    path: ['view'],
    message: 'must be declared where there are several calls',
  });

/** A path of the remote with params of the route: `/commands/:category`. */
export const pathOfRoute = z
  .string()
  .regex(/^\/((:?[\w-]+)(\/:?[\w-]+)*)?$/, 'must be a path of the remote, as /commands/:category');

export const structuredSchema = z.strictObject({
  type: z
    .enum(['AboutPage', 'CollectionPage', 'ContactPage', 'TechArticle', 'FAQPage', 'ItemPage'])
    .optional(),
  crumbs: z
    .array(z.strictObject({ name: z.string().min(1).max(200), path: pathOfRoute }))
    .max(5)
    .optional(),
  search: name.optional(),
});

export const feedSchema = z.strictObject({
  type: z.enum(['application/atom+xml', 'application/rss+xml', 'application/feed+json']),
  path: z.string().regex(/^\/[\w./-]+$/),
  title: z.string().min(1).max(200),
});
