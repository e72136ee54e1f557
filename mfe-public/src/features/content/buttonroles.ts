import { LayoutTemplate, MousePointerClick, Palette, Pencil, Repeat, Smile } from 'lucide-react';
import type { FeatureContent } from '../feature-content.ts';

export const buttonroles: FeatureContent = {
  lead: 'Members pick their own roles with one press: colours, pronouns, pings, access.',
  benefits: [
    {
      icon: MousePointerClick,
      title: 'One press, one role',
      text: 'A press gives the role, another one takes it back. The answer is for the member’s eyes alone.',
    },
    {
      icon: LayoutTemplate,
      title: 'Under your own message',
      text: 'The buttons sit below an embed that you designed in the embed builder.',
    },
    {
      icon: Palette,
      title: 'Four styles',
      text: 'Colour what matters, and leave the rest calm.',
    },
    {
      icon: Smile,
      title: 'Your emoji',
      text: 'Each button takes a label, an emoji of your server, or both.',
    },
    {
      icon: Pencil,
      title: 'Changed in place',
      text: 'Edit a button without sending the message anew: nobody has to look for it again.',
    },
    {
      icon: Repeat,
      title: 'Still there tomorrow',
      text: 'The buttons go on working after every restart.',
    },
  ],
  commands: [
    ['buttonrole create', '<channel> <embed code>', 'sends a message for buttons'],
    ['buttonrole add', '<message> <role> <style> [label] [emoji]', 'adds a button'],
    ['buttonrole remove', '<message> <role>', 'takes a button away'],
    ['buttonrole edit', '<message> <role> <setting> <value>', 'changes style, label or emoji'],
    ['buttonrole list', '', 'lists the messages with buttons'],
  ],
  vocabulary: {
    title: 'Button styles',
    intro: 'The four looks that a button can have.',
    words: [
      ['Primary', 'for what most should press'],
      ['Success', 'for a yes'],
      ['Danger', 'for what needs a second thought'],
      ['Secondary', 'for everything else'],
    ],
  },
  steps: [
    ['Send the message', 'An embed that says what can be chosen.'],
    ['Add the buttons', 'Role, style, and what stands on it.'],
    ['Done', 'Members choose for themselves from now on.'],
  ],
  category: 'utility',
  scene: {
    channel: 'roles',
    messages: [
      {
        title: 'What would you like to hear about?',
        text: 'Press to get a role, press again to lose it.',
        buttons: [
          { label: 'Events', style: 'Primary' },
          { label: 'Giveaways', style: 'Success' },
          { label: 'Spoilers', style: 'Danger' },
          { label: 'News', style: 'Secondary' },
        ],
      },
      { tone: 'success', title: 'You now have the role Events', text: 'Press again to lose it.' },
    ],
  },
};
