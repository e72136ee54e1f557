/** A feature of the bot, for menus and cards. */
export interface Feature {
  /** Slug in the address. */
  name: string;
  label: string;
  /** One line for menus and cards. */
  hint: string;
}

/**
 * The eleven features, in the order of the menu (spec 0 §2). Content of their pages: `content.ts`. Icons of the
 * menu: `menu-icons.ts`.
 */
export const FEATURES = [
  { name: 'automod', label: 'Auto Moderation', hint: 'Filters, spam and raid protection' },
  { name: 'tickets', label: 'Tickets', hint: 'Private support channels' },
  { name: 'welcome', label: 'Welcome Messages', hint: 'Greet every new member' },
  { name: 'music', label: 'Music', hint: 'Control Spotify from the chat' },
  { name: 'economy', label: 'Economy', hint: 'Work, trade and win' },
  { name: 'giveaways', label: 'Giveaways', hint: 'Giveaways with requirements' },
  { name: 'voicemaster', label: 'VoiceMaster', hint: 'Voice channels on demand' },
  { name: 'vanityroles', label: 'Vanity Roles', hint: 'Reward members who share your link' },
  { name: 'buttonroles', label: 'Button Roles', hint: 'Self-assigned roles at a click' },
  { name: 'leveling', label: 'Leveling', hint: 'Levels, ranks and rewards' },
  { name: 'bump', label: 'Bump Reminder', hint: 'Never miss a bump' },
] as const satisfies readonly Feature[];

/** Slug of a feature. */
export type FeatureName = (typeof FEATURES)[number]['name'];

/** Slug -> label, for the route declaration. */
export const FEATURE_LABELS: Record<string, string> = Object.fromEntries(
  FEATURES.map(({ name, label }) => [name, label]),
);
