import {
  bellIcon,
  coinsIcon,
  giftIcon,
  handIcon,
  micIcon,
  musicIcon,
  shieldIcon,
  sparklesIcon,
  squareMousePointerIcon,
  ticketIcon,
  trendingUpIcon,
} from '../nav-icons.ts';

/** A feature of the bot, for menus and cards. */
export interface Feature {
  /** Slug in the address. */
  name: string;
  label: string;
  /** One line for menus and cards. */
  hint: string;
  /** SVG text of the menu's icon. */
  icon: string;
}

/** The eleven features, in the order of the menu (spec 0 §2). Content of their pages: `content.ts`. */
export const FEATURES: readonly Feature[] = [
  {
    name: 'automod',
    label: 'Auto Moderation',
    hint: 'Filters, spam and raid protection',
    icon: shieldIcon,
  },
  { name: 'tickets', label: 'Tickets', hint: 'Private support channels', icon: ticketIcon },
  { name: 'welcome', label: 'Welcome Messages', hint: 'Greet every new member', icon: handIcon },
  { name: 'music', label: 'Music', hint: 'Your Spotify, in the server', icon: musicIcon },
  { name: 'economy', label: 'Economy', hint: 'Work, trade and win', icon: coinsIcon },
  { name: 'giveaways', label: 'Giveaways', hint: 'Fair draws with requirements', icon: giftIcon },
  { name: 'voicemaster', label: 'VoiceMaster', hint: 'Voice channels on demand', icon: micIcon },
  {
    name: 'vanityroles',
    label: 'Vanity Roles',
    hint: 'Reward those who show your link',
    icon: sparklesIcon,
  },
  {
    name: 'buttonroles',
    label: 'Button Roles',
    hint: 'Roles by a press on a button',
    icon: squareMousePointerIcon,
  },
  { name: 'leveling', label: 'Leveling', hint: 'Levels, ranks and rewards', icon: trendingUpIcon },
  { name: 'bump', label: 'Bump Reminder', hint: 'Never miss a bump', icon: bellIcon },
];

/** Slug -> label, for the route declaration. */
export const FEATURE_LABELS: Record<string, string> = Object.fromEntries(
  FEATURES.map(({ name, label }) => [name, label]),
);
