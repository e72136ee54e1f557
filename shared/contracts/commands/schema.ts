import { z } from 'zod';
import { contract } from '@portico/sdk/contracts/contract';
import { lenient } from '@portico/sdk/contracts/leniency';
import { CommandCategories } from '../pack/commands.ts';
import {
  getCategoryAddresses,
  getCommand,
  getCommandAddresses,
  getCommandCategories,
  getCommandReference,
  getCommands,
  getDisplayCategories,
} from './calls.ts';

/** One command of the bot (spec 0 §3). `category` is the internal key. */
export const Command = z
  .object({
    name: z.string().min(1).max(100),
    description: z.string().max(4000),
    category: z.string().min(1).max(50),
    permissions: z.string().max(200),
    aliases: lenient('optional', z.array(z.string().min(1).max(100)).max(50).optional()),
    arguments: z.string().max(500),
    /** Whether the command can also be used as a slash command. */
    slash: lenient('optional', z.boolean().optional()),
    /** Name and arguments as somebody types them, without the prefix: `ban @Robin Spam`. */
    example: lenient('optional', z.string().min(1).max(300).optional()),
  })
  .meta({ id: 'Command' });
export type Command = z.infer<typeof Command>;

export const getCommandsContract = contract({
  call: getCommands,
  summary: "Lists the bot's commands by name",
  description: 'Only members of the team get commands of hidden categories.',
  response: z.array(Command),
});

/** The words of a command in addresses, not encoded. */
export const CommandAddress = z
  .object({
    category: z.string().meta({ description: 'Display category in lower case' }),
    name: z.string().meta({ description: 'Blanks are hyphens: jail-setup' }),
  })
  .meta({ id: 'CommandAddress' });

const texts = z.array(z.string());
const premiumMark = texts.meta({
  description: 'The mark of a command that needs a license: none or one',
});
const fact = z.object({ label: z.string(), value: z.string() });

const commandView = z
  .object({
    name: z.string(),
    title: z.string().meta({ description: 'With the prefix' }),
    id: z.string(),
    address: CommandAddress,
    description: z.string(),
    category: z.string(),
    usage: z.string(),
    slash: texts.meta({ description: 'None or one' }),
    premium: premiumMark,
    facts: z.array(fact),
  })
  .meta({ id: 'CommandView' });

const CommandReference = z.object({
  title: z.string().meta({ description: 'Of the page' }),
  description: z.string().meta({ description: 'Of the page' }),
  summary: z.string(),
  chosen: z.string(),
  chosenCount: z.string(),
  entries: z.array(
    z.object({
      label: z.string(),
      address: z.string().meta({ description: 'Empty: all commands' }),
      count: z.string(),
      current: z.string().meta({ description: '"page": the chosen category; empty: another one' }),
    }),
  ),
  families: z.array(
    z.object({
      key: z.string(),
      root: z.array(commandView),
      heading: z.array(
        z.object({
          ...{ id: z.string(), title: z.string(), category: z.string() },
          names: z.string().meta({ description: 'The sub-commands, in a sentence' }),
          premium: premiumMark,
        }),
      ),
      folded: z.array(z.object({ summary: z.string(), members: z.array(commandView) })),
    }),
  ),
  notes: texts,
});
export type CommandReference = z.infer<typeof CommandReference>;

const CommandPage = z.object({
  address: CommandAddress,
  name: z.string(),
  title: z.string(),
  description: z.string(),
  categories: z.array(z.object({ label: z.string(), address: z.string() })),
  premium: premiumMark,
  forms: z.array(z.object({ label: z.string(), text: z.string() })),
  example: texts,
  facts: z.array(fact),
  parameters: z.array(
    z.object({
      title: z.string(),
      entries: z.array(z.object({ name: z.string(), need: z.string() })),
    }),
  ),
  related: z.array(
    z.object({
      title: z.string(),
      entries: z.array(
        z.object({ title: z.string(), address: CommandAddress, description: z.string() }),
      ),
    }),
  ),
});
export type CommandPage = z.infer<typeof CommandPage>;

export const getCommandCategoriesContract = contract({
  call: getCommandCategories,
  summary: 'Lists the display categories of public commands, in lower case',
  response: z.array(z.string()),
});

export const getDisplayCategoriesContract = contract({
  call: getDisplayCategories,
  summary: 'The categories of the command reference with the internal ones of each',
  description: 'Of the site pack. An internal category that is in none shows by its own name.',
  response: CommandCategories.meta({ id: 'CommandCategories' }),
});

export const getCategoryAddressesContract = contract({
  call: getCategoryAddresses,
  summary: 'Lists what addresses of categories may contain, in lower case',
  response: z.array(z.string()),
});

export const getCommandAddressesContract = contract({
  call: getCommandAddresses,
  summary: 'Lists the addresses of all public commands',
  response: z.array(CommandAddress),
});

export const getCommandReferenceContract = contract({
  call: getCommandReference,
  summary:
    'Returns the first public commands of the list, or of a category, in the texts of its page',
  query: z.strictObject({
    category: z.string().max(200).optional().meta({ description: 'Of an address; default: all' }),
  }),
  response: CommandReference,
});

export const getCommandContract = contract({
  call: getCommand,
  summary: 'Returns a public command in the texts of its page',
  description:
    'Another spelling of the address finds the command, too; the answer names its one address.',
  params: z.strictObject({ category: z.string().max(200), name: z.string().max(200) }),
  response: CommandPage,
});
