import { z } from 'zod';
import { contract } from '../contract.ts';
import { lenient } from '../leniency.ts';
import { getCommands } from './calls.ts';

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
