import { emptyButton, emptyEmbed } from '../../embed-code/embed.ts';
import type { Embed } from '../../embed-code/embed.ts';
import type { ExampleName } from './example-names.ts';

/** The embeds of the row “Start from”. A separate chunk, loaded on the first press. */
export const EXAMPLES: Readonly<Record<ExampleName, Embed>> = {
  welcome: {
    ...emptyEmbed,
    content: 'Hello {user.mention}!',
    title: 'Welcome to {guild.name}',
    description:
      'You are our **{guild.count.format}** member.\n\n1. Read the rules\n2. Choose your roles\n3. Say hello',
    color: '#5865f2',
    thumbnail: '{user.avatar}',
    footer: { text: '{guild.name}', icon: '{guild.icon}' },
    timestamp: true,
  },
  giveaway: {
    ...emptyEmbed,
    title: 'Giveaway: one month of Nitro',
    description: 'Click the button to enter. The winner is drawn at random.',
    color: '#eb459e',
    fields: [
      { name: 'Ends', value: 'Sunday, 20:00', inline: true },
      { name: 'Winners', value: '1', inline: true },
      { name: 'Hosted by', value: '{user.mention}', inline: true },
    ],
    footer: { text: 'Your account must be at least 30 days old.', icon: '' },
    buttons: [{ ...emptyButton, label: 'Enter', style: 'success' }],
  },
  ticket: {
    ...emptyEmbed,
    title: 'Do you need help?',
    description:
      'Open a ticket and talk to the team in a private channel.\n\n- Tell us what you have tried\n- Add screenshots if you have any\n- One ticket per question',
    color: '#57f287',
    footer: { text: '{guild.name}', icon: '{guild.icon}' },
    buttons: [
      { ...emptyButton, label: 'Open a ticket', style: 'primary' },
      { ...emptyButton, label: 'Report a member', style: 'danger' },
    ],
  },
  rules: {
    ...emptyEmbed,
    title: 'Rules of {guild.name}',
    description: 'By writing here, you agree to these rules.',
    color: '#3498db',
    fields: [
      { name: '1. Be kind', value: 'No insults, no harassment.', inline: false },
      { name: '2. Stay on topic', value: 'Each channel has a topic.', inline: false },
      {
        name: '3. Keep it safe',
        value: 'No personal information. Hide spoilers behind ||marks||.',
        inline: false,
      },
    ],
    buttons: [{ ...emptyButton, label: 'I agree', style: 'success' }],
  },
  boost: {
    ...emptyEmbed,
    content: '{user.mention}',
    title: 'Thank you for the boost!',
    description:
      '**{guild.name}** now has {guild.boost_count} boosts and level {guild.boost_tier}.',
    color: '#f47fff',
    thumbnail: '{user.avatar}',
    footer: { text: 'Our {guild.booster_count.format} booster', icon: '' },
  },
  level: {
    ...emptyEmbed,
    author: { name: '{user.display}', icon: '{user.avatar}', url: '' },
    title: 'Level up!',
    description: '{user.mention} has reached **level 12**.\n-# 340 messages to the next level',
    color: '#faa61a',
  },
};
