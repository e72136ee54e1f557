import { z } from 'zod';
import { Snowflake } from '@portico/sdk/contracts/text';
import { TeamActivity } from '@portico/sdk/contracts/team/profile';

const MAX_TEXT = 128;
/** Longer texts are cut, because Discord allows other lengths for other kinds of activities. */
const Text = z.string().transform((text) => {
  const cut = text.slice(0, MAX_TEXT);
  // Lengths count an emoji as two characters; none is cut in half.
  return cut === text ? text : cut.replace(/[\uD800-\uDBFF]$/, '');
});
const Line = Text.transform((text) => text || null)
  .nullable()
  .default(null);

const SentEmoji = z.object({
  name: z
    .string()
    .min(1)
    .max(MAX_TEXT)
    .meta({ description: 'The Unicode character, or the name of a custom emoji' }),
  id: Snowflake.nullable()
    .default(null)
    .meta({ description: 'Id of a custom emoji; none for a Unicode character' }),
  animated: z.boolean().default(false),
});

/**
 * An activity as Discord's gateway sends it (activity object), or with an `image` of the bot's choice. Other fields
 * of Discord's object are ignored. A picture or an emoji of an unknown form costs the picture, not the event.
 */
export const SentActivity = z
  .object({
    type: z.int().nonnegative().meta({
      description:
        "Discord's number: 0 playing, 1 streaming, 2 listening, 3 watching, 4 custom status, 5 competing. Others are shown by their text",
    }),
    name: Text.meta({ description: `Longer texts than ${MAX_TEXT} characters are cut` }),
    emoji: SentEmoji.nullable().default(null).catch(null),
    image: z.string().nullable().default(null).catch(null).meta({
      description:
        'Absolute URL of the image, or the name of an asset as Discord writes it (`mp:external/…`)',
    }),
    application_id: z.string().nullable().default(null).catch(null).meta({
      description: 'Whose assets the activity shows',
    }),
    assets: z
      .object({ large_image: z.string().nullable().default(null) })
      .nullable()
      .default(null)
      .catch(null)
      .meta({ description: "Discord's pictures, if there is no `image`" }),
    details: Line,
    state: Line,
  })
  .transform(({ application_id: application, assets, image, ...activity }): TeamActivity => ({
    ...withKnownType(activity),
    image: pictureAddress(image ?? assets?.large_image ?? null, application),
  }))
  .meta({ id: 'SentActivity' });
export type SentActivity = z.input<typeof SentActivity>;

type Shown = Omit<TeamActivity, 'image'>;

const CUSTOM_STATUS = 4;
const MAX_TYPE = 5;

/** A type that pages have no verb for, such as 6 (hanging out), becomes a custom status with its text. */
function withKnownType(activity: Shown): Shown {
  if (activity.type <= MAX_TYPE) return activity;
  const { name, details, state } = activity;
  return { ...activity, type: CUSTOM_STATUS, state: details ?? state ?? name, details: null };
}

/** Address of a picture of Discord's activity object; null for one that is nowhere to be found. */
function pictureAddress(picture: string | null, application: string | null): string | null {
  if (!picture) return null;
  const [, source, rest = ''] = /^(mp|spotify):(.+)$/s.exec(picture) ?? [];
  const address =
    source === 'mp'
      ? `https://media.discordapp.net/${rest}`
      : source === 'spotify'
        ? `https://i.scdn.co/image/${rest}`
        : isId(picture) && isId(application)
          ? `https://cdn.discordapp.com/app-assets/${application}/${picture}.png`
          : picture;
  const parsed = TeamActivity.shape.image.safeParse(address);
  return parsed.success ? parsed.data : null;
}

const isId = (text: string | null): text is string => Snowflake.safeParse(text).success;
