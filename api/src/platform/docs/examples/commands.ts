import { getCommandsContract } from '@portico/sdk/contracts/commands/schema';
import { example } from './example.ts';

export const commandsExamples = [
  example(getCommandsContract, {
    answer: [
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
  }),
];
