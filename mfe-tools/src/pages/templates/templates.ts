export interface Template {
  name: string;
  /** What the embed is for, in one sentence. */
  about: string;
  /** Command that the code goes behind, without the prefix. */
  command: string;
  /** Embed code. */
  code: string;
}

export const templates: readonly Template[] = [
  {
    name: 'Ban notice',
    about: 'Tells a member by direct message why they were banned and how to appeal.',
    command: 'invoke dm ban',
    code: [
      '{embed}',
      '{title: You were banned from {guild.name}}',
      '{description: Reason: {reason}\n\nIf you think that this is a mistake, answer with your case number, {case.id}.}',
      '{color: #e5484d}',
      '{footer: text: {guild.name} && icon: {guild.icon}}',
    ].join(' && '),
  },
  {
    name: 'Mute notice',
    about: 'Says in the channel who was muted, for how long and why.',
    command: 'invoke message mute',
    code: [
      '{embed}',
      '{description: {member.mention} is muted for {duration}. Reason: {reason}}',
      '{color: #f5a524}',
      '{footer: text: Muted by {moderator}}',
    ].join(' && '),
  },
  {
    name: 'Kick notice',
    about: 'Says in the channel who was kicked, with their picture.',
    command: 'invoke message kick',
    code: [
      '{embed}',
      '{title: A member was kicked}',
      '{description: {member.mention} may come back with a new invite. Reason: {reason}}',
      '{color: #729bb0}',
      '{thumbnail: {member.avatar}}',
    ].join(' && '),
  },
];
