/** What the landing page tells, section by section; every feature page is linked (spec 0 §2). */
export interface LandingSection {
  title: string;
  text: string;
  /** What it covers, in a few words each. */
  points: string[];
  /** Names of feature pages. */
  features: string[];
}

export const SECTIONS: LandingSection[] = [
  {
    title: 'Security that does not sleep',
    text: 'Anti-nuke guards your roles and channels against those who could harm them; auto moderation keeps the conversation clean.',
    points: [
      'Role deletion',
      'Channel security',
      'Anti-raid',
      'Spam detection',
      'Link filtering',
      'Customizable filters',
    ],
    features: ['automod'],
  },
  {
    title: 'Made for your community',
    text: 'Questions find your team, new members find a welcome, and prizes find their winners.',
    points: ['Private tickets', 'Greetings that know your server', 'Giveaways with requirements'],
    features: ['tickets', 'giveaways', 'welcome'],
  },
  {
    title: 'Voices and sounds',
    text: 'Voice channels appear when they are needed and belong to those who use them; music plays along.',
    points: ['Channels on demand', 'Lock, hide, permit, claim', 'Queues for everyone'],
    features: ['voicemaster', 'music'],
  },
  {
    title: 'Roles that manage themselves',
    text: 'Members pick their own by pressing a button, and earn others by showing your link.',
    points: ['Buttons in four styles', 'Vanity rewards'],
    features: ['buttonroles', 'vanityroles'],
  },
  {
    title: 'Reasons to come back',
    text: 'Activity turns into levels and rewards, and nobody misses the next bump.',
    points: ['Levels and leaderboards', 'Role rewards', 'Bump reminders'],
    features: ['leveling', 'bump'],
  },
];
