import type { TemplateSource } from './table.ts';

/** Templates for greetings. */
export const greetings: TemplateSource[] = [
  {
    name: 'Welcome card',
    drawing: { title: 'Welcome to Lantern Hall', lines: 3, thumbnail: true, fields: 2 },
    parts: [
      '{content: {user.mention}}',
      '{title: Welcome to {guild.name}}',
      '{description: Glad to have you here, **{user.display}**. You are our **{guild.count.format}** member.}',
      '{color: #5865f2}',
      '{thumbnail: {user.avatar}}',
      '{field: name: Account created && value: {user.created_at} && inline}',
      '{field: name: Boosts && value: {guild.boost_count} && inline}',
      '{footer: text: {guild.name} && icon: {guild.icon}}',
      '{timestamp}',
    ],
  },
  {
    name: 'Welcome, three steps',
    drawing: { title: 'Three steps to get started', lines: 4 },
    parts: [
      '{title: Three steps to get started}',
      '{description: 1. Read the rules\n2. Pick your roles\n3. Say hello to everyone\n\n-# Need help? Ask the team.}',
      '{color: #9b59b6}',
      '{author: name: {user.display} joined && icon: {user.avatar}}',
    ],
  },
  {
    name: 'Farewell',
    drawing: { title: 'Until next time', lines: 1 },
    parts: [
      '{description: **{user.name}** has left. We are now {guild.count} members.}',
      '{color: #95a5a6}',
      '{author: name: Until next time && icon: {user.avatar}}',
    ],
  },
  {
    name: 'Boost thanks',
    drawing: { title: 'Thank you for the boost', lines: 2, thumbnail: true },
    parts: [
      '{title: Thank you for the boost!}',
      '{description: {user.mention} has boosted **{guild.name}**. We now have {guild.boost_count} boosts and level {guild.boost_tier}.}',
      '{color: #eb459e}',
      '{thumbnail: {user.avatar}}',
      '{footer: text: Our {guild.booster_count.format} booster}',
    ],
  },
  {
    name: 'Server rules',
    drawing: { title: 'Rules', lines: 3, fields: 3 },
    parts: [
      '{title: Rules of {guild.name}}',
      '{description: There are only three. If you break one, the team will contact you.}',
      '{color: #3498db}',
      '{field: name: Be kind && value: No insults, no harassment.}',
      '{field: name: Stay on topic && value: Every channel has a topic.}',
      '{field: name: Keep it safe && value: Hide spoilers behind ||marks||. No personal information.}',
    ],
  },
];
