import { FileText, Inbox, LayoutList, Lock, UserCheck, Users } from 'lucide-react';
import type { FeatureContent } from '../feature-content.ts';

export const tickets: FeatureContent = {
  benefits: [
    {
      icon: Lock,
      title: 'Private by design',
      text: 'Only the member and your support roles can see a ticket. Nobody has to open their direct messages.',
    },
    {
      icon: LayoutList,
      title: 'Sorted by topic',
      text: 'Members choose a topic. Each topic has its own greeting and support roles.',
    },
    {
      icon: UserCheck,
      title: 'Claim a ticket',
      text: 'A team member claims a ticket, so everyone knows who is on it.',
    },
    {
      icon: Users,
      title: 'Add people',
      text: 'Add a member or a specialist to a ticket, and remove them again later.',
    },
    {
      icon: FileText,
      title: 'Transcripts',
      text: 'When a ticket closes, its transcript, with files and times, goes to the channel of your choice.',
    },
    {
      icon: Inbox,
      title: 'Reopen',
      text: 'Closed too soon? Reopen a ticket with all its messages.',
    },
  ],
  commands: [
    ['ticket setup', '', 'guides you through panel, topics, support roles and transcripts'],
  ],
  steps: [
    ['Run the setup', 'Choose a channel, the support roles and a place for transcripts.'],
    ['Design the panel', 'Use embeds from the embed builder for the panel and the greeting.'],
    ['Start helping', 'The next click on the button opens your first ticket.'],
  ],
  category: 'tickets',
  scene: {
    channel: 'support',
    messages: [
      { from: 'Theo', command: 'ticket setup' },
      {
        title: 'How can we help?',
        text: 'Choose a topic. Only you and the team can see what you write.',
        buttons: [
          { label: 'Open a ticket', style: 'Primary' },
          { label: 'Report a member', style: 'Danger' },
        ],
      },
      {
        tone: 'success',
        title: 'Ticket 0218 is open',
        text: 'Mira, the team will be with you in a moment. Claimed by Theo.',
      },
    ],
  },
};
