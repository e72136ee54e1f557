import { emojiUrl } from '@portico/sdk/rules/discord-cdn';

interface Emoji {
  name: string;
  /** null: the name is the emoji character itself. */
  id: string | null;
  animated: boolean;
}

/** An activity in an answer (spec 0 §3): everything except the name may be missing. */
export interface Activity {
  name: string;
  type?: number | undefined;
  /** A string is the emoji character itself. */
  emoji?: Emoji | string | null | undefined;
  image?: string | null | undefined;
  details?: string | null | undefined;
  state?: string | null | undefined;
}

/** Texts and addresses of an activity. Optional parts are lists of none or one. */
export interface ActivityView {
  image: string[];
  emoji: { address: string; label: string }[];
  headline: string;
  lines: string[];
}

/** Width of an emoji in CSS pixels. */
const EMOJI = 20;

/** The emoji of an activity. The id of an emoji character is null. */
export function emojiOf({ emoji }: Activity): Emoji | null {
  return typeof emoji === 'string' ? { name: emoji, id: null, animated: false } : (emoji ?? null);
}

/** Discord's activity types (gateway events, activity object). */
const STREAMING = 1;
const CUSTOM_STATUS = 4;
const VERB: Readonly<Record<number, string>> = {
  0: 'Playing',
  2: 'Listening to',
  3: 'Watching',
  5: 'Competing in',
};

/** Text lines of an activity. */
export interface ActivityLines {
  /** `Listening to Spotify`; empty for a custom status with only an emoji. */
  headline: string;
  /** Smaller lines below it. */
  lines: string[];
}

/**
 * Formats an activity as Discord does. A custom status shows its emoji and text: its name is a
 * constant. A stream shows its details.
 * @returns undefined for an empty custom status
 */
export function activityLines(activity: Activity): ActivityLines | undefined {
  const { type, name, details, state, emoji } = activity;
  const rest = (...lines: (string | null | undefined)[]) =>
    lines.filter((line): line is string => !!line);
  if (type === CUSTOM_STATUS) {
    return state || emoji ? { headline: state ?? '', lines: [] } : undefined;
  }
  if (type === STREAMING) {
    return { headline: `Streaming ${details || name}`, lines: rest(details && name, state) };
  }
  const verb = type === undefined ? undefined : VERB[type];
  return { headline: verb ? `${verb} ${name}` : name, lines: rest(details, state) };
}

/** @returns none for an empty custom status */
export function activityViews(
  activity: Activity | null | undefined,
  { cdn, animated }: { cdn: string; animated: boolean },
): ActivityView[] {
  const text = activity && activityLines(activity);
  if (!text) return [];
  const emoji = emojiOf(activity);
  const address =
    emoji?.id &&
    emojiUrl(cdn, { id: emoji.id, animated: emoji.animated }, { size: EMOJI * 2, animated });
  return [
    {
      image: activity.image ? [activity.image] : [],
      emoji: address ? [{ address, label: `:${emoji.name}:` }] : [],
      headline: emoji && !emoji.id ? `${emoji.name} ${text.headline}` : text.headline,
      lines: text.lines,
    },
  ];
}
