import { Gift, Hand, Mic, Sparkles, Ticket, TrendingUp } from 'lucide-react';
import type { LandingCard } from './card-section.tsx';

/** Tickets, giveaways and welcome (spec 0 §2). */
export const COMMUNITY: readonly LandingCard[] = [
  {
    icon: Ticket,
    title: 'Questions find your team',
    text: 'One press opens a private channel. Claim it, hand it on, close it with a transcript.',
    features: ['tickets'],
  },
  {
    icon: Gift,
    title: 'Prizes find their winners',
    text: 'Fair draws with requirements for level, role, age, messages and time in voice.',
    features: ['giveaways'],
  },
  {
    icon: Hand,
    title: 'New members find a welcome',
    text: 'Greetings that know the name, the server and the number, made in the embed builder.',
    features: ['welcome'],
  },
];

/** Voice features, role management and leveling (spec 0 §2). */
export const EVERYDAY: readonly LandingCard[] = [
  {
    icon: Mic,
    title: 'Voices on demand',
    text: 'Channels appear when somebody comes and belong to them: lock, hide, permit, claim. Music plays along.',
    features: ['voicemaster', 'music'],
  },
  {
    icon: Sparkles,
    title: 'Roles that manage themselves',
    text: 'Members pick roles by pressing a button, and earn others by showing your link.',
    features: ['buttonroles', 'vanityroles'],
  },
  {
    icon: TrendingUp,
    title: 'Reasons to come back',
    text: 'Activity turns into levels, levels into rewards, and nobody misses the next bump.',
    features: ['leveling', 'bump'],
  },
];
