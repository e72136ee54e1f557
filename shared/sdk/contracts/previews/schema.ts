import { z } from 'zod';
import { contract } from '../contract.ts';
import { APP_NAME, APP_NAME_EXPECTED } from '../../platform/remote-name.ts';
import { Version, Who } from '../releases/schema.ts';
import { SiteVersion } from '../site-releases/schema.ts';
import { SITE } from '../site-releases/version.ts';
import {
  createPreview,
  createTeamPreview,
  endPreview,
  endTeamPreview,
  listPreviews,
  listTeamPreviews,
  startOwnPreview,
} from './calls.ts';
import { PREVIEW_SECONDS } from './lifetime.ts';

/** An upper bound: no site has more apps. */
const MAX_APPS = 100;

/** An app, or the site pack. */
const Previewed = z
  .string()
  .refine(
    (name) => name === SITE || APP_NAME.test(name),
    `must be "${SITE}", or ${APP_NAME_EXPECTED}`,
  );
const AnyVersion = z
  .string()
  .refine(
    (text) => [SiteVersion, Version].some((version) => version.safeParse(text).success),
    'must be a version',
  );

const Versions = z
  .record(Previewed, AnyVersion)
  .refine((versions) => Object.keys(versions).length <= MAX_APPS, `at most ${MAX_APPS} apps`);
const VersionsOfPreview = Versions.refine(
  (versions) => Object.keys(versions).length > 0,
  'names no app',
).meta({ description: 'App -> the version to show in place of the live one' });

const Link = {
  seconds: z
    .int()
    .min(PREVIEW_SECONDS.min)
    .max(PREVIEW_SECONDS.max)
    .default(PREVIEW_SECONDS.default)
    .meta({ description: 'How long the link can be opened' }),
  note: z.string().trim().max(200).default('').meta({ description: 'What the link is for' }),
  to: z
    .string()
    .max(1000)
    .default('/')
    .meta({ description: 'The page that the link leads to, a path of this site' }),
};

const Warnings = z.array(z.object({ rule: z.string(), message: z.string() })).meta({
  description: 'Why the gate would not make these versions live together; empty: it would',
});

/** The response to the creation of a preview. */
export const CreatedPreview = z
  .object({
    id: z.string(),
    url: z.string().meta({ description: 'The link. It is not stored and cannot be read again' }),
    expires_at: z.int(),
    warnings: Warnings,
  })
  .meta({ id: 'CreatedPreview' });
export type CreatedPreview = z.infer<typeof CreatedPreview>;

/** A valid link. */
export const Preview = z
  .object({
    id: z.string(),
    versions: Versions,
    note: z.string(),
    created_by: Who,
    created_at: z.int(),
    expires_at: z.int(),
  })
  .meta({ id: 'Preview' });
export type Preview = z.infer<typeof Preview>;

const Previews = z.array(Preview).meta({ description: 'Newest first, at most a hundred' });
const Ended = z.object({ id: z.string() });
const PreviewId = z.string().regex(/^[0-9a-f]{12}$/, 'must be the id of a preview');

export const createPreviewContract = contract({
  call: createPreview,
  summary: 'Creates a link that shows the site with this version, also together with others',
  params: z.object({ name: Previewed }),
  body: z.strictObject({
    version: AnyVersion,
    with: Versions.default({}).meta({
      description: 'Versions of further apps, which the key must be able to see',
    }),
    ...Link,
  }),
  response: CreatedPreview,
});

export const listPreviewsContract = contract({
  call: listPreviews,
  summary: 'Lists the links that show a version of the app and can be opened now',
  params: z.object({ name: Previewed }),
  response: Previews,
});

export const endPreviewContract = contract({
  call: endPreview,
  summary: 'Ends a link at once',
  params: z.object({ name: Previewed, id: PreviewId }),
  response: Ended,
});

export const listTeamPreviewsContract = contract({
  call: listTeamPreviews,
  summary: 'Lists all links that can be opened now',
  response: Previews,
});

export const createTeamPreviewContract = contract({
  call: createTeamPreview,
  summary: 'Creates a link for others that shows the site with the versions',
  body: z.strictObject({ versions: VersionsOfPreview, ...Link }),
  response: CreatedPreview,
  isAnswerRead: true,
});

export const startOwnPreviewContract = contract({
  call: startOwnPreview,
  summary: 'Starts a preview in the browser of the caller',
  description: 'A cookie starts it: the next document shows the versions.',
  body: z.strictObject({ versions: VersionsOfPreview }),
  response: z.object({ expires_at: z.int(), warnings: Warnings }),
});

export const endTeamPreviewContract = contract({
  call: endTeamPreview,
  summary: 'Ends a link at once',
  params: z.object({ id: PreviewId }),
  response: Ended,
});
