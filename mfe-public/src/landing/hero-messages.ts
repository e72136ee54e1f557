import type { SceneMessage } from '../features/feature-content.ts';

/** A minute in a lively server. The scene shows a few messages at a time, and begins again at the end. */
export const HERO_MESSAGES: readonly SceneMessage[] = [
  { tone: 'success', title: 'Welcome, Mira!', text: 'You are member 12,408 of Lunar Lounge.' },
  { from: 'Theo', command: 'gstart 1h 1 Moon lamp --level 5' },
  {
    title: 'Giveaway: Moon lamp',
    text: 'Ends in an hour · 1 winner · level 5 and above',
    buttons: [{ label: 'Join', style: 'Primary' }],
  },
  { tone: 'danger', title: 'Raid stopped', text: '31 accounts kept out. No one was pinged.' },
  { from: 'Mira', text: 'that was quick' },
  { from: 'Noor', command: 'level' },
  { tone: 'accent', title: 'Noor is level 12', text: 'Rank 8 of 12,408 · 340 XP to level 13' },
  {
    tone: 'warning',
    title: 'Ticket opened',
    text: 'A question about roles · Support was notified',
    buttons: [
      { label: 'Claim', style: 'Success' },
      { label: 'Close', style: 'Secondary' },
    ],
  },
  { from: 'Theo', command: 'work' },
  { tone: 'success', title: 'A good shift', text: 'You earned 420 coins as a stargazer.' },
];
