import { z } from 'zod';
import { lenient } from '../leniency.ts';

const Text = z.string().max(128);

/** Hash of an image on Discord's CDN; animated images have the prefix `a_`. */
const PictureHash = z.string().regex(/^\w{1,64}$/, 'must be an image hash');

/** URL that pages may link to or display. */
const WebAddress = z
  .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
  .max(512)
  // Credentials in a URL are a phishing technique.
  .refine((address) => !/^[^/]*\/\/[^/]*@/.test(address), 'must not contain credentials');

/** A user's current activity (spec 0 §3), with Discord's field names and type numbers. */
export const TeamActivity = z
  .object({
    type: lenient(
      'optional',
      z.int().min(0).max(5).meta({
        description:
          '0 playing, 1 streaming, 2 listening, 3 watching, 4 custom status, 5 competing',
      }),
    ),
    name: Text,
    /** Pages accept the emoji character itself (spec 0 §3). */
    emoji: lenient(
      'unchecked',
      z
        .object({
          name: Text.min(1).meta({
            description: 'The Unicode character, or the name of a custom emoji',
          }),
          id: z
            .string()
            .regex(/^\d{17,20}$/)
            .nullable()
            .meta({ description: 'Id of a custom emoji; null for a Unicode character' }),
          animated: z.boolean(),
        })
        .nullable(),
    ),
    image: lenient(
      'optional',
      WebAddress.nullable().meta({ description: 'Absolute URL of the image' }),
    ),
    details: lenient('optional', Text.nullable()),
    state: lenient('optional', Text.nullable()),
  })
  .meta({ id: 'TeamActivity' });
export type TeamActivity = z.infer<typeof TeamActivity>;

/** Images and color of a member's card; images are hashes for `shared/sdk/rules/discord-cdn`. */
export const TeamAppearance = z.object({
  avatar: PictureHash.nullable(),
  decoration: PictureHash.nullable(),
  banner: PictureHash.nullable(),
  banner_color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .nullable(),
});

/** Spec 0 §3; the activity is null if there is none or the last report is too old. */
export const TeamUserData = lenient(
  'partial',
  TeamAppearance.extend({ activity: TeamActivity.nullable() }).meta({
    id: 'TeamUserData',
  }),
);
export type TeamUserData = z.infer<typeof TeamUserData>;

/** platform in lower case -> URL */
export const Socials = z
  .record(
    z
      .string()
      .toLowerCase()
      .regex(/^[a-z0-9_-]{1,32}$/),
    WebAddress,
  )
  .refine((socials) => Object.keys(socials).length <= 20, 'at most 20 platforms');
