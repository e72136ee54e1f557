import { postActivityContract } from '../ingest/activity.ts';
import { postAvatarsContract } from '../ingest/avatars.ts';
import { putBlacklistContract } from '../ingest/blacklists.ts';
import { putCommandsContract } from '../ingest/commands.ts';
import { postEconomyContract } from '../ingest/economy.ts';
import { postComponentDaysContract } from '../ingest/components.ts';
import { postHistoryContract, postShardsContract } from '../ingest/status.ts';
import { postPresenceContract, putTeamProfilesContract } from '../ingest/team.ts';
import { putTemplatesContract } from '../ingest/templates.ts';
import { example } from '@portico/sdk/contracts/example';

export const ingestExamples = [
  example(postActivityContract, {
    query: { dryRun: '0' },
    body: {
      events: [
        {
          id: 'activity-2025-11-20-1',
          server_id: '700000000000000001',
          user_id: '243483102788599882',
          message_date: '2025-11-20',
          messages: 42,
        },
      ],
    },
    answer: { dryRun: false, accepted: 1, duplicates: 0, rejected: [] },
  }),
  example(postAvatarsContract, {
    query: { dryRun: '0' },
    body: {
      events: [
        {
          id: 'avatar-1763640000-1',
          user_id: '473052869059424293',
          timestamp: 1763640000,
          image:
            'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        },
      ],
    },
    answer: { dryRun: false, accepted: 1, duplicates: 0, rejected: [] },
  }),
  example(putBlacklistContract, {
    params: { subject: 'user', list: 'users' },
    query: { dryRun: '0' },
    body: {
      revision: 1763640000,
      entries: [
        {
          user_id: '473052869059424293',
          moderator_id: '243483102788599882',
          duration: 86400,
          reason: 'spam in several servers',
          timestamp: 1763640000,
        },
      ],
    },
    answer: { dryRun: false, accepted: 1, duplicates: 0, rejected: [] },
  }),
  example(putCommandsContract, {
    query: { dryRun: '0' },
    body: {
      revision: 1763640000,
      commands: [
        {
          name: 'ban',
          description: 'Bans a member of the server',
          category: 'moderation',
          permissions: 'Ban Members',
          aliases: ['hammer'],
          arguments: '<member> [reason]',
          slash: true,
          example: 'ban @Robin Spam',
        },
      ],
    },
    answer: { dryRun: false, accepted: 1, duplicates: 0, rejected: [] },
  }),
  example(postEconomyContract, {
    query: { dryRun: '0' },
    body: {
      events: [
        {
          id: 'economy-1763640000-1',
          user_id: '473052869059424293',
          action: 'work',
          type: 'gain',
          amount: '250.50',
          cash: '1250.50',
          card: '8000',
          created: 1763640000,
        },
      ],
    },
    answer: { dryRun: false, accepted: 1, duplicates: 0, rejected: [] },
  }),
  example(postComponentDaysContract, {
    query: { dryRun: '0' },
    body: {
      events: [
        {
          id: 'gateway-2025-11-19',
          component: 'gateway',
          day: '2025-11-19',
          up: 85500,
          degraded: 0,
          down: 900,
          maintenance: 0,
        },
      ],
    },
    answer: { dryRun: false, accepted: 1, duplicates: 0, rejected: [] },
  }),
  example(postHistoryContract, {
    query: { dryRun: '0' },
    body: {
      events: [
        {
          id: 'history-1763640000',
          timestamp: 1763640000,
          guilds: 48210,
          users: 9120455,
          ping: 41.5,
        },
      ],
    },
    answer: { dryRun: false, accepted: 1, duplicates: 0, rejected: [] },
  }),
  example(postPresenceContract, {
    query: { dryRun: '0' },
    body: {
      events: [
        {
          id: 'presence-1763640000-1',
          user_id: '243483102788599882',
          at: 1763640000,
          status: 'online',
          activity: {
            type: 0,
            name: 'Chess',
            emoji: null,
            image: 'https://example.com/chess.png',
            details: 'Rapid, move 12',
            state: 'In a game',
          },
        },
      ],
    },
    answer: { dryRun: false, accepted: 1, duplicates: 0, rejected: [] },
  }),
  example(postShardsContract, {
    query: { dryRun: '0' },
    body: {
      events: [
        {
          id: 'shard-0-1763640000',
          at: 1763640000,
          shard_id: 0,
          shard_count: 1,
          server_count: 2400,
          member_count: 512000,
          latency: 38.2,
          uptime: 86400,
          is_ready: true,
        },
      ],
    },
    answer: { dryRun: false, accepted: 1, duplicates: 0, rejected: [] },
  }),
  example(putTeamProfilesContract, {
    query: { dryRun: '0' },
    body: {
      revision: 1763640000,
      profiles: [
        {
          user_id: '243483102788599882',
          username: 'Olga',
          socials: { github: 'https://github.com/olga-example' },
          avatar: 'a_71dff8ee2c6a42758f6c2df4bd3b7d73',
          decoration: 'a_bbfd403096f9faf3e881e91ca19098cc',
          banner: '7254b8e1d0c7b204cee9eb2a5a27798a',
          banner_color: '#5865f2',
        },
      ],
    },
    answer: { dryRun: false, accepted: 1, duplicates: 0, rejected: [] },
  }),
  example(putTemplatesContract, {
    query: { dryRun: '0' },
    body: {
      revision: 1763640000,
      templates: [
        {
          id: 'welcome',
          name: 'Welcome',
          image: 'https://example.com/welcome.png',
          embed: '{embed}{title: Welcome}{description: Nice to have you here.}',
        },
      ],
    },
    answer: { dryRun: false, accepted: 1, duplicates: 0, rejected: [] },
  }),
];
