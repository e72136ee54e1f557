/** A feature of the bot, for menus and cards. */
export interface Feature {
  /** Slug in the address. */
  name: string;
  label: string;
  /** One line for menus and cards. */
  hint: string;
  /** Name of a lucide icon that the shell bundles. */
  icon: string;
}

/** The eleven features, in the order of the menu (spec 0 §2). Content of their pages: `content.ts`. */
export const FEATURES: readonly Feature[] = [
  {
    name: 'automod',
    label: 'Auto Moderation',
    hint: 'Filters, spam and raid protection',
    icon: 'shield',
  },
  { name: 'tickets', label: 'Tickets', hint: 'Private support channels', icon: 'ticket' },
  { name: 'welcome', label: 'Welcome Messages', hint: 'Greet every new member', icon: 'hand' },
  { name: 'music', label: 'Music', hint: 'Your Spotify, in the server', icon: 'music' },
  { name: 'economy', label: 'Economy', hint: 'Work, trade and win', icon: 'coins' },
  { name: 'giveaways', label: 'Giveaways', hint: 'Fair draws with requirements', icon: 'gift' },
  { name: 'voicemaster', label: 'VoiceMaster', hint: 'Voice channels on demand', icon: 'mic' },
  {
    name: 'vanityroles',
    label: 'Vanity Roles',
    hint: 'Reward those who show your link',
    icon: 'sparkles',
  },
  {
    name: 'buttonroles',
    label: 'Button Roles',
    hint: 'Roles by a press on a button',
    icon: 'square-mouse-pointer',
  },
  { name: 'leveling', label: 'Leveling', hint: 'Levels, ranks and rewards', icon: 'trending-up' },
  { name: 'bump', label: 'Bump Reminder', hint: 'Never miss a bump', icon: 'bell' },
];

/** Slug -> label, for the route declaration. */
export const FEATURE_LABELS: Record<string, string> = Object.fromEntries(
  FEATURES.map(({ name, label }) => [name, label]),
);
