import type { TemplateSource } from './table.ts';

/** Templates for warnings, mutes and other sanctions. */
export const restraints: TemplateSource[] = [
  {
    name: 'Jail notice',
    drawing: { title: 'You are in jail', lines: 3, fields: 2 },
    parts: [
      '{title: You are in jail}',
      '{description: Your roles are saved and will be restored when you are released.\n\nTalk to the team in this channel.}',
      '{color: #95a5a6}',
      '{field: name: Reason && value: {reason} && inline}',
      '{field: name: Until && value: {duration} && inline}',
      '{footer: text: Case {case.id}}',
    ],
  },
  {
    name: 'Jail log',
    drawing: { title: 'Member jailed', lines: 2, thumbnail: true },
    parts: [
      '{description: {member.mention} is in jail.\n> {reason}}',
      '{color: #7f8c8d}',
      '{author: name: Case {case.id} && icon: {guild.icon}}',
      '{thumbnail: {member.avatar}}',
      '{footer: text: By {moderator}}',
      '{timestamp}',
    ],
  },
  {
    name: 'Jail channel greeting',
    drawing: { title: 'Take a seat', lines: 3 },
    parts: [
      '{content: {member.mention}}',
      '{title: Take a seat}',
      '{description: 1. Read why you are here: {reason}\n2. Wait for someone from the team\n3. Stay polite. It helps}',
      '{color: #34495e}',
    ],
  },
  {
    name: 'Unjail notice',
    drawing: { title: 'You are free', lines: 2 },
    parts: [
      '{title: You are free}',
      '{description: Your roles are back. Enjoy **{guild.name}**.}',
      '{color: #1abc9c}',
      '{footer: text: Case {case.id} is closed}',
    ],
  },
  {
    name: 'Unjail log',
    drawing: { title: 'Member released', lines: 1 },
    parts: [
      '{description: 🔓 {member.mention} was released by **{moderator}**.}',
      '{color: #16a085}',
      '{timestamp}',
    ],
  },
  {
    name: 'Mute notice',
    drawing: { title: 'You are muted', lines: 2, fields: 2 },
    parts: [
      '{title: You are muted in {guild.name}}',
      '{description: You can still read everything, and write again when it ends.}',
      '{color: #faa61a}',
      '{field: name: For && value: {duration} && inline}',
      '{field: name: Reason && value: {reason} && inline}',
      '{footer: text: Case {case.id} && icon: {guild.icon}}',
    ],
  },
  {
    name: 'Mute log',
    drawing: { title: 'Member muted', lines: 1, fields: 3 },
    parts: [
      '{description: {member.mention} is muted.}',
      '{color: #e67e22}',
      '{author: name: {member.name} && icon: {member.avatar}}',
      '{field: name: For && value: {duration} && inline}',
      '{field: name: Moderator && value: {moderator} && inline}',
      '{field: name: Case && value: {case.id} && inline}',
      '{field: name: Reason && value: {reason}}',
      '{timestamp}',
    ],
  },
  {
    name: 'Mute, in one line',
    drawing: { title: 'Quiet for 2 hours', lines: 1 },
    parts: [
      '{description: 🔇 **{member.display}** is quiet for {duration}: {reason}}',
      '{color: #f1c40f}',
    ],
  },
  {
    name: 'Unmute notice',
    drawing: { title: 'You can write again', lines: 2 },
    parts: [
      '{title: You can write again}',
      '{description: Your mute in **{guild.name}** is over.\n-# Case {case.id}}',
      '{color: #57f287}',
    ],
  },
  {
    name: 'Unmute log',
    drawing: { title: 'Mute lifted', lines: 1 },
    parts: [
      '{description: 🔊 {member.mention} can write again.}',
      '{color: #2ecc71}',
      '{footer: text: By {moderator}, case {case.id}}',
      '{timestamp}',
    ],
  },
];
