import {
  getCategoryAddressesContract,
  getCommandAddressesContract,
  getCommandCategoriesContract,
  getCommandContract,
  getCommandReferenceContract,
  getCommandsContract,
  getDisplayCategoriesContract,
} from '../commands/schema.ts';
import { example } from '@portico/sdk/contracts/example';

const ADDRESS = { category: 'moderation', name: 'ban' };

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
  example(getCommandCategoriesContract, { answer: ['moderation'] }),
  example(getDisplayCategoriesContract, {
    answer: {
      categories: [{ name: 'Moderation', keys: ['logging', 'moderation'] }],
      hidden: [{ name: 'Owner', keys: ['owner'] }],
      premium: ['antinuke'],
    },
  }),
  example(getCategoryAddressesContract, { answer: ['moderation', 'logging'] }),
  example(getCommandAddressesContract, { answer: [ADDRESS] }),
  example(getCommandReferenceContract, {
    query: { category: 'moderation' },
    answer: {
      title: 'Moderation Commands',
      description: 'The moderation commands of the bot, with arguments, aliases and permissions.',
      summary: '1 command',
      chosen: 'Moderation',
      chosenCount: '(1)',
      entries: [{ label: 'Moderation', address: 'moderation', count: '1', current: 'page' }],
      families: [
        {
          key: 'Moderation/ban',
          root: [
            {
              name: 'ban',
              title: '{{prefix}}ban',
              id: 'command-ban',
              address: ADDRESS,
              description: 'Bans a member of the server',
              category: 'Moderation',
              usage: '{{prefix}}ban <member> [reason]',
              ...{ slash: ['/ban'], premium: ['Premium'] },
              facts: [{ label: 'Permissions', value: 'Ban Members' }],
            },
          ],
          heading: [],
          folded: [],
        },
      ],
      notes: [],
    },
  }),
  example(getCommandContract, {
    params: ADDRESS,
    answer: {
      address: ADDRESS,
      name: 'ban',
      title: '{{prefix}}ban',
      description: 'Bans a member of the server',
      categories: [{ label: 'Moderation', address: 'moderation' }],
      premium: ['Premium'],
      forms: [{ label: 'Prefix', text: '{{prefix}}ban <member> [reason]' }],
      example: ['{{prefix}}ban @Robin Spam'],
      facts: [{ label: 'Permissions', value: 'Ban Members' }],
      parameters: [{ title: 'Arguments', entries: [{ name: 'member', need: 'Required' }] }],
      related: [],
    },
  }),
];
