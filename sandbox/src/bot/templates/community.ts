import type { TemplateSource } from './table.ts';

/** Templates for giveaways, tickets and levels. */
export const community: TemplateSource[] = [
  {
    name: 'Giveaway',
    drawing: { title: 'Giveaway', lines: 1, fields: 3 },
    parts: [
      '{title: Giveaway: one month of Nitro}',
      '{description: Click the button to enter.}',
      '{color: #eb459e}',
      '{field: name: Ends && value: Sunday, 20:00 && inline}',
      '{field: name: Winners && value: 1 && inline}',
      '{field: name: Hosted by && value: {user.mention} && inline}',
      '{button: label: Enter && style: success}',
    ],
  },
  {
    name: 'Giveaway, winner',
    drawing: { title: 'We have a winner', lines: 2, thumbnail: true },
    parts: [
      '{content: {user.mention}}',
      '{title: We have a winner}',
      '{description: Congratulations, **{user.display}**! Open a ticket within two days to receive your prize.}',
      '{color: #f1c40f}',
      '{thumbnail: {user.avatar}}',
    ],
  },
  {
    name: 'Ticket panel',
    drawing: { title: 'Do you need help?', lines: 3 },
    parts: [
      '{title: Do you need help?}',
      '{description: Open a ticket and talk to the team in a private channel.\n\n- Tell us what you have tried\n- Add screenshots if you have any}',
      '{color: #57f287}',
      '{footer: text: {guild.name} && icon: {guild.icon}}',
      '{button: label: Open a ticket && style: primary}',
    ],
  },
  {
    name: 'Ticket opened',
    drawing: { title: 'Your ticket is open', lines: 2 },
    parts: [
      '{content: {user.mention}}',
      '{title: Your ticket is open}',
      '{description: Describe your problem here. The team will reply within a day.}',
      '{color: #1abc9c}',
      '{button: label: Close && style: danger}',
      '{timestamp}',
    ],
  },
  {
    name: 'Leveling, new level',
    drawing: { title: 'Level up', lines: 2, thumbnail: true },
    parts: [
      '{title: Level up!}',
      '{description: {user.mention} has reached **level 12**.\n-# 340 messages to the next level}',
      '{color: #faa61a}',
      '{author: name: {user.display} && icon: {user.avatar}}',
    ],
  },
];
