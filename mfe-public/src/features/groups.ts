import type { FeatureName } from './menu.ts';

/** Features that solve one task of people who run a server. */
export interface FeatureGroup {
  title: string;
  text: string;
  features: readonly FeatureName[];
}

/** The groups of the overview. Each feature is in exactly one of them. */
export const FEATURE_GROUPS: readonly FeatureGroup[] = [
  {
    title: 'Safety and support',
    text: 'Keep spam and raids out, greet new members, and answer every question.',
    features: ['automod', 'tickets', 'welcome'],
  },
  {
    title: 'Engagement and growth',
    text: 'Give members reasons to talk, come back and invite friends.',
    features: ['giveaways', 'economy', 'leveling', 'bump'],
  },
  {
    title: 'Voice and music',
    text: 'Voice channels on demand, and Spotify controls in the chat.',
    features: ['voicemaster', 'music'],
  },
  {
    title: 'Roles',
    text: 'Members pick their own roles, or earn them.',
    features: ['buttonroles', 'vanityroles'],
  },
];
