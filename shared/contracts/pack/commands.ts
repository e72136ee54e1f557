import { z } from 'zod';

/** Internal categories, as the bot reports them, under the name that people see. */
const Category = z.object({
  name: z
    .string()
    .trim()
    // A part of addresses, as `hasAddress` wants it.
    .regex(/^[\p{L}\p{N}][^`\p{Cs}]*$/u, 'must begin with a letter or digit, and have no backtick')
    .max(50),
  keys: z
    .array(
      z
        .string()
        .regex(/^[^\p{Lu}]+$/u, 'must be in lower case')
        .max(50),
    )
    .max(200)
    .default([])
    .meta({ description: 'Categories of the bot, in lower case' }),
});

/** `en/commands.yaml`: the categories of the command reference. A category that it does not name shows as the bot reports it. */
export const CommandCategories = z
  .object({
    categories: z
      .array(Category)
      .max(100)
      .default([])
      .meta({ description: 'In the order of the drop-down' }),
    hidden: z.array(Category).max(50).default([]).meta({
      description:
        'Commands of the team: no visitor sees them. Named by role, in the order of the filter',
    }),
    premium: z
      .array(
        z
          .string()
          .trim()
          .regex(/^[^\p{Lu}`]+$/u, 'must be the name of a command, in lower case')
          .max(100),
      )
      .max(500)
      .optional()
      .meta({
        description: 'Commands that need a license, by name: each with all of its sub-commands',
      }),
  })
  .superRefine(({ categories, hidden }, context) => {
    const addresses = new Map<string, string>();
    const add = (address: string, name: string, path: (string | number)[]) => {
      const other = addresses.get(address);
      if (other !== undefined && other !== name)
        context.addIssue({
          code: 'custom',
          path,
          message: `"${address}" belongs to ${other} already`,
        });
      addresses.set(address, name);
    };
    for (const [list, entries] of Object.entries({ categories, hidden }))
      for (const [index, { name, keys }] of entries.entries()) {
        const owner = `${list}: ${name}`;
        if (entries.findIndex((each) => each.name.toLowerCase() === name.toLowerCase()) !== index)
          context.addIssue({
            code: 'custom',
            path: [list, index, 'name'],
            message: `"${name}" is named twice`,
          });
        if (list === 'categories') add(name.toLowerCase(), owner, [list, index, 'name']);
        for (const [at, key] of keys.entries()) add(key, owner, [list, index, 'keys', at]);
      }
  });
export type CommandCategories = z.infer<typeof CommandCategories>;
