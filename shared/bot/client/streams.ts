// Written by `npm run streams` from the contracts; do not edit.
export const API_VERSION = '1';
export const SHARD_PUSH_SECONDS = 10;
export const MAX_BODY_BYTES = 8388608;
export const MAX_ITEM_BYTES = 524288;

export interface Receipt {
  /** true: nothing was written (`?dryRun=1`) */
  dryRun: boolean;
  accepted: number;
  /** Events or revisions that were received before; not written again */
  duplicates: number;
  rejected: {
    /** Position in the batch, from 0 */
    index: number;
    id: string | null;
    issues: {
      path: string;
      message: string;
    }[];
  }[];
}

export interface LicenseEvent {
  cursor: string;
  type: 'authorized' | 'deauthorized';
  guildId: string;
  /** Epoch seconds, UTC */
  at: number;
}

export interface LicenseMessage {
  cursor: string;
  type: 'message';
  /** Epoch seconds, UTC */
  at: number;
  message: {
    /** The same for a repeated delivery */
    id: string;
    /** What happened, such as payment.received */
    kind: string;
    /** Discord id of the recipient */
    userId: string;
    invoiceId: string;
    subject: string;
    /** Plain text of less than 2,000 characters */
    text: string;
    /** A page of the site */
    url: string;
  };
}

export interface ShardEvent {
  shard_id: number;
  server_count: number;
  member_count: number;
  /** Milliseconds */
  latency: number;
  /** Seconds */
  uptime: number;
  is_ready: boolean;
  id: string;
  /** Epoch seconds, UTC */
  at: number;
  /** Current number of shards; shards with higher ids are dropped */
  shard_count: number;
}

export interface HistoryEvent {
  /** Epoch seconds, UTC */
  timestamp: number;
  /** Server count */
  guilds: number;
  users: number;
  /** Latency in milliseconds */
  ping: number;
  id: string;
}

export interface ActivityEvent {
  id: string;
  server_id: string;
  user_id: string;
  /** YYYY-MM-DD, a day in UTC */
  message_date: string;
  messages: number;
}

export interface ComponentDayEvent {
  id: string;
  component: 'site' | 'gateway' | 'shards' | 'payments' | 'sign-in';
  /** UTC; the day must be over */
  day: string;
  up: number;
  degraded: number;
  down: number;
  maintenance: number;
}

export interface Command {
  name: string;
  description: string;
  category: string;
  permissions: string;
  aliases?: string[];
  arguments: string;
  slash?: boolean;
  example?: string;
}

export interface Template {
  id: string;
  name: string;
  /** A screenshot of the embed */
  image: string;
  /** Embed code */
  embed: string;
}

export interface TeamProfile {
  user_id: string;
  /** Display name */
  username?: string | null;
  /** An object, or the same object as a JSON string */
  socials?: Record<string, string>;
  avatar?: string | null;
  decoration?: string | null;
  banner?: string | null;
  banner_color?: string | null;
}

export interface PresenceEvent {
  id: string;
  user_id: string;
  /** Epoch seconds, UTC */
  at: number;
  status: 'online' | 'idle' | 'dnd' | 'offline';
  activity: SentActivity | null;
}

export interface SentActivity {
  /** Discord's number: 0 playing, 1 streaming, 2 listening, 3 watching, 4 custom status, 5 competing. Others are shown by their text */
  type: number;
  /** Longer texts than 128 characters are cut */
  name: string;
  emoji?: {
    /** The Unicode character, or the name of a custom emoji */
    name: string;
    /** Id of a custom emoji; none for a Unicode character */
    id?: string | null;
    animated?: boolean;
  } | null;
  /** Absolute URL of the image, or the name of an asset as Discord writes it (`mp:external/…`) */
  image?: string | null;
  /** Whose assets the activity shows */
  application_id?: string | null;
  /** Discord's pictures, if there is no `image` */
  assets?: {
    large_image?: string | null;
  } | null;
  details?: string | null;
  state?: string | null;
}

export interface EconomyEvent {
  id: string;
  user_id: string;
  /** The action: work, daily, gamble */
  action: string;
  /** add, gain, win, remove, spend, loss, transfer */
  type: string;
  /** A decimal, preferably as a string: "1234.56" */
  amount: string;
  /** Cash after the transaction */
  cash: string;
  /** Card balance after the transaction */
  card: string;
  /** Epoch seconds, UTC */
  created: number;
}

export interface AvatarEvent {
  id: string;
  user_id: string;
  /** Epoch seconds, UTC */
  timestamp: number;
  /** PNG, JPEG, GIF or WebP, base64; at most 4194304 pixels (2048 × 2048) and 1000 frames */
  image: string;
}

export interface BlacklistEntry {
  user_id?: string;
  guild_id?: string;
  moderator_id: string;
  /** Seconds; 0: permanent */
  duration: number;
  reason: string;
  /** Start: epoch seconds, UTC */
  timestamp: number;
  command?: string;
  cog?: string;
}

/** The type of one item of each stream. */
export interface Items {
  shards: ShardEvent;
  history: HistoryEvent;
  activity: ActivityEvent;
  'component-days': ComponentDayEvent;
  commands: Command;
  templates: Template;
  'team-profiles': TeamProfile;
  presence: PresenceEvent;
  economy: EconomyEvent;
  avatars: AvatarEvent;
  blacklists: BlacklistEntry;
}

/** Address, list and maximum number of items of each stream. */
export const STREAMS = {
  shards: {
    method: 'POST',
    path: '/api/ingest/shards',
    scope: 'shards',
    list: 'events',
    max: 5000,
  },
  history: {
    method: 'POST',
    path: '/api/ingest/history',
    scope: 'history',
    list: 'events',
    max: 5000,
  },
  activity: {
    method: 'POST',
    path: '/api/ingest/activity',
    scope: 'activity',
    list: 'events',
    max: 5000,
  },
  'component-days': {
    method: 'POST',
    path: '/api/ingest/component-days',
    scope: 'components',
    list: 'events',
    max: 5000,
  },
  commands: {
    method: 'PUT',
    path: '/api/ingest/commands',
    scope: 'commands',
    list: 'commands',
    max: 5000,
  },
  templates: {
    method: 'PUT',
    path: '/api/ingest/templates',
    scope: 'templates',
    list: 'templates',
    max: 1000,
  },
  'team-profiles': {
    method: 'PUT',
    path: '/api/ingest/team-profiles',
    scope: 'team-profiles',
    list: 'profiles',
    max: 1000,
  },
  presence: {
    method: 'POST',
    path: '/api/ingest/presence',
    scope: 'presence',
    list: 'events',
    max: 5000,
  },
  economy: {
    method: 'POST',
    path: '/api/ingest/economy',
    scope: 'economy',
    list: 'events',
    max: 5000,
  },
  avatars: {
    method: 'POST',
    path: '/api/ingest/avatars',
    scope: 'avatars',
    list: 'events',
    max: 20,
  },
  blacklists: {
    method: 'PUT',
    path: '/api/ingest/blacklists/:subject/:list',
    scope: 'blacklists',
    list: 'entries',
    max: 5000,
  },
} as const;
