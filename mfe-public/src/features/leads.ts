import type { FeatureName } from './menu.ts';

/** Slug -> the promise of a feature, in one or two sentences: on its own page and in the overview. */
export const LEADS: Record<FeatureName, string> = {
  automod:
    'Filters that remove spam before anyone reads it, and protection for your roles and channels, even from a stolen account.',
  tickets:
    'Members open a private channel to your team with one click, and every conversation is kept as a transcript.',
  welcome: 'Greet new members by name, with plain text or an embed of your own.',
  music:
    'Control Spotify from the chat. Share what you hear, play, skip and queue songs without leaving the conversation.',
  economy: 'A currency that members earn, save, trade and bet, with rules that keep it fair.',
  giveaways:
    'Start a giveaway with one command. The bot checks the entries, draws the winners and announces them.',
  voicemaster:
    'Voice channels that are created when a member joins, belong to them, and disappear when the last one leaves.',
  vanityroles:
    'Members who put your link in their status bring others. Reward them with a role, automatically.',
  buttonroles: 'Members pick their own roles with one click: colors, pronouns, pings and access.',
  leveling: 'Members earn experience by talking, level up, and unlock roles.',
  bump: 'Every bump brings new members. The bot says thank you, and it will remind you after 2 hours.',
};
