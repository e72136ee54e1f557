import { z } from 'zod';

const Text = z.string().max(128);

/** Hash of a picture at the chat platform's CDN; `a_` in front of those that move. */
const PictureHash = z.string().regex(/^\w{1,64}$/, 'must be the hash of a picture');

/** Address that pages may link to or show. */
const WebAddress = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .max(512)
  // Names and passwords in an address are for misleading people.
  .refine((address) => !/^[^/]*\/\/[^/]*@/.test(address), 'must not name a user');

/** What somebody does at the moment (spec 0 §3), by Discord's names and numbers. */
export const TeamActivity = z
  .object({
    type: z.int().min(0).max(5).meta({
      description: '0 playing, 1 streaming, 2 listening, 3 watching, 4 custom status, 5 competing',
    }),
    name: Text,
    emoji: z
      .object({
        name: Text.min(1).meta({
          description: 'The character itself, or the name of an own emoji',
        }),
        id: z
          .string()
          .regex(/^\d{17,20}$/)
          .nullable()
          .meta({ description: 'Of an own emoji; null for a character' }),
        animated: z.boolean(),
      })
      .nullable(),
    image: WebAddress.nullable().meta({ description: 'Whole address of the picture' }),
    details: Text.nullable(),
    state: Text.nullable(),
  })
  .meta({ id: 'TeamActivity' });
export type TeamActivity = z.infer<typeof TeamActivity>;

/** How a member's card looks: pictures as hashes for `shared/rules/discord-cdn`. */
export const TeamAppearance = z.object({
  avatar: PictureHash.nullable(),
  decoration: PictureHash.nullable(),
  banner: PictureHash.nullable(),
  banner_color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .nullable(),
});

/** Spec 0 §3; the activity is null when there is none, or nobody has told for a while. */
export const TeamUserData = TeamAppearance.extend({ activity: TeamActivity.nullable() }).meta({
  id: 'TeamUserData',
});
export type TeamUserData = z.infer<typeof TeamUserData>;

/** platform -> address; platforms in lower case */
export const Socials = z
  .record(
    z
      .string()
      .toLowerCase()
      .regex(/^[a-z0-9_-]{1,32}$/),
    WebAddress,
  )
  .refine((socials) => Object.keys(socials).length <= 20, 'at most 20 platforms');
