/** An embed as the builder holds it (spec 0 §3). */
export interface Embed {
  title: string;
  description: string;
  /** `#` and six hex digits. */
  color: string;
}

/** Colour of a new embed (spec 0 §9). */
export const DEFAULT_COLOR = '#729bb0';

/** Longest texts in characters (spec 0 §5). */
export const TEXT_LIMITS = { title: 256, description: 4096 } as const;

export const emptyEmbed: Embed = { title: '', description: '', color: DEFAULT_COLOR };

/** Discord refuses an embed that shows nothing. */
export function isBlank(embed: Embed): boolean {
  return embed.title.trim() === '' && embed.description.trim() === '';
}

/** @returns whether a text is a colour as the embed code writes it */
export function isColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}
