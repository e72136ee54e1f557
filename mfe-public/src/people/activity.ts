import type { TeamActivity } from 'shared/contracts/team/profile';

/** An activity as answers show it (spec 0 §3): all but the name may be missing. */
export type Activity = Pick<TeamActivity, 'name'> &
  Partial<Omit<TeamActivity, 'emoji'>> & {
    /** A text is the character itself. */
    emoji?: TeamActivity['emoji'] | string;
  };

/** The emoji of an activity; its id is null where it is a character. */
export function emojiOf({ emoji }: Activity): TeamActivity['emoji'] {
  return typeof emoji === 'string' ? { name: emoji, id: null, animated: false } : (emoji ?? null);
}

/** Numbers of the chat platform's kinds of activity (reference: gateway events, activity object). */
const STREAMING = 1;
const CUSTOM_STATUS = 4;
const VERB: Readonly<Record<number, string>> = {
  0: 'Playing',
  2: 'Listening to',
  3: 'Watching',
  5: 'Competing in',
};

/** What somebody does, in words. */
export interface ActivityLines {
  /** `Listening to Spotify`; empty for a custom status of an emoji alone. */
  headline: string;
  /** Smaller lines below it. */
  lines: string[];
}

/**
 * Words an activity the way the chat platform does: a custom status is its emoji and its text,
 * never its name, which is a fixed one; a stream is told by what is streamed.
 * @returns undefined where there is nothing to tell
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
