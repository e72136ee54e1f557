import type { TemplateSource } from './table.ts';

/** Templates for kicks and bans. */
export const removals: TemplateSource[] = [
  {
    name: 'Ban notice',
    drawing: { title: 'You were banned', lines: 3, fields: 2 },
    parts: [
      '{title: You were banned from {guild.name}}',
      '{description: If you think this is a mistake, you can appeal once. Mention your case number, **{case.id}**.}',
      '{color: #ed4245}',
      '{footer: text: {guild.name} && icon: {guild.icon}}',
      '{field: name: Reason && value: {reason} && inline}',
      '{field: name: Moderator && value: {moderator} && inline}',
      '{button: label: Appeal && style: secondary && url: {appeal.url}}',
      '{timestamp}',
    ],
  },
  {
    name: 'Ban log',
    drawing: { title: 'Member banned', lines: 1, thumbnail: true, fields: 3 },
    parts: [
      '{description: {member.mention} was banned.}',
      '{color: #c0392b}',
      '{author: name: Case {case.id} && icon: {guild.icon}}',
      '{thumbnail: {member.avatar}}',
      '{field: name: Member && value: {member.name}\n`{member.id}` && inline}',
      '{field: name: Moderator && value: {moderator} && inline}',
      '{field: name: Reason && value: {reason}}',
      '{timestamp}',
    ],
  },
  {
    name: 'Ban, short and dry',
    drawing: { title: 'rowan was banned', lines: 1 },
    parts: ['{description: 🔨 **{member.name}** was banned. {reason}}', '{color: #2b2d31}'],
  },
  {
    name: 'Softban notice',
    drawing: { title: 'Your messages were cleared', lines: 2 },
    parts: [
      '{title: Your messages were cleared}',
      '{description: {guild.name} removed your recent messages. You can rejoin right away.\n> {reason}}',
      '{color: #e67e22}',
      '{footer: text: Case {case.id}}',
    ],
  },
  {
    name: 'Unban notice',
    drawing: { title: 'Welcome back', lines: 2 },
    parts: [
      '{title: Your ban was lifted}',
      '{description: You can join **{guild.name}** again. Please read the rules before you post.}',
      '{color: #57f287}',
      '{thumbnail: {guild.icon}}',
      '{footer: text: Case {case.id}}',
    ],
  },
  {
    name: 'Unban log',
    drawing: { title: 'Ban lifted', lines: 1, fields: 2 },
    parts: [
      '{title: Ban lifted}',
      '{color: #2ecc71}',
      '{field: name: Member && value: {member.name} && inline}',
      '{field: name: Moderator && value: {moderator} && inline}',
      '{field: name: Reason && value: {reason}}',
      '{timestamp}',
    ],
  },
  {
    name: 'Kick notice',
    drawing: { title: 'You were kicked', lines: 2, thumbnail: true },
    parts: [
      '{title: You were kicked from {guild.name}}',
      '{description: You can rejoin with a new invite.\n**Reason:** {reason}}',
      '{color: #f1c40f}',
      '{thumbnail: {guild.icon}}',
      '{footer: text: Case {case.id} by {moderator}}',
    ],
  },
  {
    name: 'Kick log',
    drawing: { title: 'Member kicked', lines: 1, fields: 2 },
    parts: [
      '{description: {member.mention} was kicked by **{moderator}**.}',
      '{color: #e67e22}',
      '{author: name: {member.name} && icon: {member.avatar}}',
      '{field: name: Reason && value: {reason} && inline}',
      '{field: name: Joined && value: {member.joined_at} && inline}',
      '{timestamp}',
    ],
  },
  {
    name: 'Kick, with a smile',
    drawing: { title: 'Out of the door', lines: 1 },
    parts: [
      '{description: 🚪 **{member.display}** was shown the door. *{reason}*}',
      '{color: #faa61a}',
    ],
  },
];
