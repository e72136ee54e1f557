import { LayoutTemplate, MousePointerClick, Palette, Pencil, Repeat, Smile } from 'lucide-react';
import type { FeatureContent } from '../feature-content.ts';

export const buttonroles: FeatureContent = {
  benefits: [
    {
      icon: MousePointerClick,
      title: 'One click, one role',
      text: 'Click to get the role, click again to remove it. Only the member sees the reply.',
    },
    {
      icon: LayoutTemplate,
      title: 'On your own message',
      text: 'Add buttons to any embed from the embed builder.',
    },
    {
      icon: Palette,
      title: 'Four styles',
      text: 'Highlight the buttons that matter most.',
    },
    {
      icon: Smile,
      title: 'Custom emoji',
      text: 'Each button has a label, an emoji from your server, or both.',
    },
    {
      icon: Pencil,
      title: 'Edit in place',
      text: 'Change a button without sending the message again.',
    },
    {
      icon: Repeat,
      title: 'Always on',
      text: 'Buttons keep working after every restart.',
    },
  ],
  commands: [
    ['buttonrole create', '<channel> <embed code>', 'sends a message to add buttons to'],
    ['buttonrole add', '<message> <role> <style> [label] [emoji]', 'adds a button'],
    ['buttonrole remove', '<message> <role>', 'removes a button'],
    ['buttonrole edit', '<message> <role> <setting> <value>', 'changes the style, label or emoji'],
    ['buttonrole list', '', 'lists all messages with buttons'],
  ],
  vocabulary: {
    title: 'Button styles',
    intro: 'The four styles that Discord offers.',
    words: [
      ['Primary', 'for the main choice'],
      ['Success', 'to confirm or join'],
      ['Danger', 'for risky choices'],
      ['Secondary', 'for everything else'],
    ],
  },
  steps: [
    ['Send the message', 'An embed that explains the roles.'],
    ['Add the buttons', 'Choose a role, a style and a label for each.'],
    ['Done', 'Members choose their own roles from now on.'],
  ],
  category: 'utility',
  scene: {
    channel: 'roles',
    messages: [
      {
        title: 'What would you like to hear about?',
        text: 'Click to get a role, click again to remove it.',
        buttons: [
          { label: 'Events', style: 'Primary' },
          { label: 'Giveaways', style: 'Success' },
          { label: 'Spoilers', style: 'Danger' },
          { label: 'News', style: 'Secondary' },
        ],
      },
      { tone: 'success', title: 'You now have the role Events', text: 'Click again to remove it.' },
    ],
  },
};
