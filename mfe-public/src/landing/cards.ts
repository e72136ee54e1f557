import { Gift, Hand, Mic, Sparkles, Ticket, TrendingUp } from 'lucide-react';
import type { LandingCard } from './card-section.tsx';

/** Tickets, giveaways and welcome (spec 0 §2). */
export const COMMUNITY: readonly LandingCard[] = [
  {
    icon: Ticket,
    title: 'Answer every question',
    text: 'Members open a private ticket with one click. Claim it, hand it over, and close it with a transcript.',
    features: ['tickets'],
  },
  {
    icon: Gift,
    title: 'Giveaways people trust',
    text: 'Fair draws, with requirements for level, role, account age, messages and voice time.',
    features: ['giveaways'],
  },
  {
    icon: Hand,
    title: 'A warm welcome',
    text: 'Greet each new member by name with a message from the embed builder.',
    features: ['welcome'],
  },
];

/** Voice features, role management and leveling (spec 0 §2). */
export const EVERYDAY: readonly LandingCard[] = [
  {
    icon: Mic,
    title: 'Voice channels on demand',
    text: 'Members get their own voice channel when they join. They can lock it, hide it, and control Spotify from the chat.',
    features: ['voicemaster', 'music'],
  },
  {
    icon: Sparkles,
    title: 'Roles on autopilot',
    text: 'Members pick roles with a button, and earn them by sharing your link.',
    features: ['buttonroles', 'vanityroles'],
  },
  {
    icon: TrendingUp,
    title: 'Reasons to come back',
    text: 'Reward activity with levels and roles, and never miss a bump.',
    features: ['leveling', 'bump'],
  },
];
