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
    title: 'Safe and well run',
    text: 'Remove what does not belong, and give every question an answer.',
    features: ['automod', 'tickets', 'welcome'],
  },
  {
    title: 'Active and growing',
    text: 'Reasons to talk, to return, and to bring friends.',
    features: ['giveaways', 'economy', 'leveling', 'bump'],
  },
  {
    title: 'Voice and music',
    text: 'A channel for every group, and a song for every channel.',
    features: ['voicemaster', 'music'],
  },
  {
    title: 'Roles without work',
    text: 'Members choose their roles, or earn them.',
    features: ['buttonroles', 'vanityroles'],
  },
];
