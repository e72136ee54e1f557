/** What a server gets: whether it does, or a few words. */
export type Coverage = boolean | string;

/** One line of the comparison of servers without and with a license. */
export interface ComparisonRow {
  label: string;
  /** A server without a license. */
  free: Coverage;
  licensed: Coverage;
}

export interface ComparisonGroup {
  title: string;
  rows: readonly ComparisonRow[];
}

/**
 * What this bot does on a licensed server only, or does more of. The bot decides it (docs/bot-licenses.md), so its
 * operator lists it here: `{ label: 'Saved embeds', free: '25', licensed: '100' }`
 * (docs/decisions/0064-what-a-license-adds.md).
 */
export const BOT_PERKS: readonly ComparisonRow[] = [
  { label: 'Premium features', free: false, licensed: 'All, with updates' },
];

/** What a licensed server gets that others do not. Store and licenses page show it. */
export const COMPARISON: readonly ComparisonGroup[] = [
  {
    title: 'The bot',
    rows: [{ label: 'On your server', free: true, licensed: true }, ...BOT_PERKS],
  },
  {
    title: 'The license',
    rows: [
      { label: 'Price', free: 'Free', licensed: 'Paid once, no subscription' },
      { label: 'Money-back guarantee', free: false, licensed: '7 days' },
      { label: 'Move to another server', free: false, licensed: true },
      { label: 'More servers later', free: false, licensed: 'At any time' },
      { label: 'History of each server', free: false, licensed: true },
      { label: 'Receipt and invoice', free: false, licensed: true },
    ],
  },
  {
    title: 'This website',
    rows: [
      { label: 'Embed builder and templates', free: true, licensed: true },
      { label: 'Commands, status and avatars', free: true, licensed: true },
      { label: 'Answers from support', free: 'Within 24 hours', licensed: 'Within 24 hours' },
    ],
  },
];

/** The lines in which only a licensed server gets something. */
export const ADDED_BY_LICENSE: readonly ComparisonRow[] = COMPARISON.flatMap(({ rows }) =>
  rows.filter(({ free }) => free === false),
);
