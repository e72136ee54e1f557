/** A feature of the bot and what its page says (spec 0 §2). */
export interface Feature {
  /** Own part of the address. */
  name: string;
  label: string;
  /** One line for menus and cards. */
  hint: string;
  /** What it does, a paragraph each. */
  text: string[];
  /** Example commands, without the prefix, each with what it does. */
  commands: [command: string, effect: string][];
  /** Words with a meaning in this feature's commands: variables, flags, styles. */
  vocabulary?: { title: string; words: string[] };
  icon: string;
}

/** The eleven features, in the order of the menu. */
export const FEATURES: Feature[] = [
  {
    name: 'automod',
    label: 'Auto Moderation',
    hint: 'Filters, spam and raid protection',
    icon: 'shield',
    text: [
      'Unwanted words, repeated messages and floods are caught before anyone has to read them. Every filter has its own limits, its own exceptions and its own consequence.',
      'Anti-nuke watches the people who could do real harm: deleted roles, deleted channels and mass bans are stopped and undone, and a raid is met with a closed door.',
      'Everything that the filters do is written to your log channel, with the message that caused it.',
    ],
    commands: [
      ['automod words enable', 'removes messages with words from your list'],
      ['automod repeat enable', 'stops the same message sent over and over'],
      ['automod spam enable', 'slows down floods of messages'],
      ['antinuke', 'shows and sets who is watched, and what happens'],
    ],
  },
  {
    name: 'tickets',
    label: 'Tickets',
    hint: 'Private support channels',
    icon: 'ticket',
    text: [
      'One press on a button opens a private channel between a member and your team. Nobody else sees it, and nobody needs to send a direct message.',
      'Tickets can be claimed, renamed, handed on and closed with a transcript, so that a question asked once never has to be explained twice.',
    ],
    commands: [['ticket setup', 'leads you through panel, team roles and transcripts']],
  },
  {
    name: 'welcome',
    label: 'Welcome Messages',
    hint: 'Greet every new member',
    icon: 'hand',
    text: [
      'New members get a greeting that knows their name and your server, as plain text or as an embed from the embed builder.',
      'Set one message per channel, look at it with a test, and change it whenever you like.',
    ],
    commands: [
      ['welcome add', 'sets a greeting for a channel'],
      ['welcome test', 'shows it as a new member would see it'],
      ['welcome config', 'lists what is set'],
    ],
    vocabulary: {
      title: 'Variables',
      words: ['{user_name}', '{guild_name}', '{guild_count}', '{user_joined_at}'],
    },
  },
  {
    name: 'music',
    label: 'Music',
    hint: 'Clear sound in voice channels',
    icon: 'music',
    text: [
      'Play a song or a whole playlist in your voice channel, with a queue that everyone can see and a sound that stays clear.',
      'Connect a Spotify account to show what is playing, and let the listeners vote on what comes next.',
    ],
    commands: [
      ['play', 'adds a song to the queue'],
      ['queue', 'shows what comes next'],
      ['skip', 'goes on to the next song'],
    ],
  },
  {
    name: 'economy',
    label: 'Economy',
    hint: 'Work, trade and win',
    icon: 'coins',
    text: [
      'A currency for your members: they work for it, keep it in a bank, trade it and spend it in the shop.',
      'Fair play is built in: daily limits on transfers, clear rules, and a log of every movement.',
    ],
    commands: [
      ['work', 'earns some money'],
      ['balance', 'shows cash and card'],
      ['shop', 'lists what can be bought'],
    ],
  },
  {
    name: 'giveaways',
    label: 'Giveaways',
    hint: 'Fair draws with requirements',
    icon: 'gift',
    text: [
      'Start a giveaway in one line and let the bot count, draw and announce the winners. Drawn again in a moment when a winner does not answer.',
      'Requirements decide who may take part, so that the prize goes to your community.',
    ],
    commands: [
      ['gstart', 'starts a giveaway'],
      ['gquick', 'starts one with your last settings'],
      ['gend', 'ends it now and draws'],
      ['greroll', 'draws other winners'],
      ['gcancel', 'ends it without a draw'],
      ['glist', 'lists those that run'],
    ],
    vocabulary: {
      title: 'Requirement flags',
      words: ['--level', '--role', '--age', '--joined', '--messages', '--voice'],
    },
  },
  {
    name: 'voicemaster',
    label: 'VoiceMaster',
    hint: 'Voice channels on demand',
    icon: 'mic',
    text: [
      'Members who join the creator channel get a voice channel of their own, and it is gone when the last one leaves.',
      'The owner decides who may come in, who may see it, and can hand it on.',
    ],
    commands: [
      ['voicemaster setup', 'makes the creator channel and its panel'],
      ['voice lock', 'closes the channel for others'],
      ['voice unlock', 'opens it again'],
      ['voice hide', 'takes it out of the list'],
      ['voice permit', 'lets someone in'],
      ['voice reject', 'keeps someone out'],
      ['voice claim', 'takes over a channel whose owner left'],
    ],
  },
  {
    name: 'vanityroles',
    label: 'Vanity Roles',
    hint: 'Reward those who show your link',
    icon: 'sparkles',
    text: [
      'Members who carry your vanity link in their status get a role, and lose it again when they take it out.',
      'A message of thanks and a log keep everyone informed; single roles can be left out.',
    ],
    commands: [
      ['vanity trigger', 'sets the text to look for'],
      ['vanity message', 'sets the words of thanks'],
      ['vanity logs', 'sets the log channel'],
      ['vanity role', 'sets the role to give'],
      ['vanity ignore', 'leaves a member or role out'],
    ],
  },
  {
    name: 'buttonroles',
    label: 'Button Roles',
    hint: 'Roles by a press on a button',
    icon: 'square-mouse-pointer',
    text: [
      'Put buttons below any message and let members pick their roles: colours, pronouns, pings, access.',
      'Each button has a label, an emoji and one of four styles; one press gives the role, another takes it.',
    ],
    commands: [
      ['buttonrole create', 'makes a message for buttons'],
      ['buttonrole add', 'adds a button with a role'],
      ['buttonrole remove', 'takes a button away'],
      ['buttonrole edit', 'changes label, emoji or style'],
      ['buttonrole list', 'lists the buttons of a message'],
    ],
    vocabulary: { title: 'Button styles', words: ['Primary', 'Success', 'Danger', 'Secondary'] },
  },
  {
    name: 'leveling',
    label: 'Leveling',
    hint: 'Levels, ranks and rewards',
    icon: 'trending-up',
    text: [
      'Activity turns into experience, experience into levels, and levels into roles that you choose.',
      'A leaderboard shows who carries the conversation; channels and roles can count more, less or not at all.',
    ],
    commands: [
      ['level', 'shows level and experience'],
      ['leaderboard', 'shows the most active members'],
      ['rewards', 'lists the roles of each level'],
    ],
  },
  {
    name: 'bump',
    label: 'Bump Reminder',
    hint: 'Never miss a bump',
    icon: 'bell',
    text: [
      'After each bump of your server the bot says thank you, and it will remind you after 2 hours, when the next one counts.',
      'A leaderboard honours those who keep your server at the top of the list.',
    ],
    commands: [
      ['bump thankyou', 'sets the words of thanks'],
      ['bump reminder', 'sets the reminder and whom it mentions'],
      ['bump leaderboard', 'shows who bumped most'],
    ],
  },
];

/** Name in the address -> label, for the route's declaration. */
export const FEATURE_LABELS: Record<string, string> = Object.fromEntries(
  FEATURES.map(({ name, label }) => [name, label]),
);
