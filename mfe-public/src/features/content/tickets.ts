import { FileText, Inbox, LayoutList, Lock, UserCheck, Users } from 'lucide-react';
import type { FeatureContent } from '../feature-content.ts';

export const tickets: FeatureContent = {
  lead: 'One press opens a private channel between a member and your team, and nothing that was said there is ever lost.',
  benefits: [
    {
      icon: Lock,
      title: 'Private by design',
      text: 'Only the member and your support roles see a ticket. Nobody has to open their direct messages.',
    },
    {
      icon: LayoutList,
      title: 'Topics that sort themselves',
      text: 'Members choose what it is about; each topic can greet differently and call other people.',
    },
    {
      icon: UserCheck,
      title: 'Claimed, not forgotten',
      text: 'Somebody takes a ticket over and everybody else sees that it is in good hands.',
    },
    {
      icon: Users,
      title: 'Bring people in',
      text: 'Add a member or a specialist to a running ticket, and take them out again afterwards.',
    },
    {
      icon: FileText,
      title: 'Transcripts',
      text: 'A closed ticket leaves a transcript in the channel of your choice, with files and times.',
    },
    {
      icon: Inbox,
      title: 'Open again',
      text: 'Closed too soon? The ticket comes back with everything that was in it.',
    },
  ],
  commands: [
    ['ticket setup', '', 'leads you through panel, topics, support roles and transcripts'],
  ],
  steps: [
    ['Run the setup', 'It asks for a channel, the roles that answer and a place for transcripts.'],
    ['Dress the panel', 'Greeting and panel take embeds from the embed builder.'],
    ['Answer', 'The next press on the button opens your first ticket.'],
  ],
  category: 'tickets',
  scene: {
    channel: 'support',
    messages: [
      { from: 'Theo', command: 'ticket setup' },
      {
        title: 'How can we help?',
        text: 'Choose a topic. Only you and the team will see what you write.',
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
