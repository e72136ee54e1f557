import { z } from 'zod';
import { bracedIn } from '../rules/pack/embed-variables.ts';
import { BuilderExample } from './builder-example.ts';
import { line } from './fields.ts';

const color = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'must be a color such as #5865f2');
const name = z
  .string()
  .regex(
    /^[a-z][a-z0-9_.]{0,39}$/,
    'must be up to 40 lower-case letters, digits, dots and underscores, without braces',
  );

const Variable = z
  .object({
    name: name.meta({ description: 'Without braces: user.name' }),
    about: line.meta({ description: 'What it becomes, in a few words' }),
    // Of a message on Discord, where texts are its Markdown.
    sample: z
      .string()
      .trim()
      .min(1)
      .max(200)
      .regex(/^[^{}]*$/, 'must have no braces')
      .meta({ description: 'What the preview shows for it' }),
    kind: z.enum(['text', 'mention', 'address', 'picture']).default('text').meta({
      description:
        'What it becomes. A picture is an address, too: the preview draws one, with the first letter of the sample',
    }),
    color: color.optional().meta({ description: 'Of the drawn picture' }),
    aliases: z.array(name).max(10).default([]).meta({ description: 'Other names of the same' }),
  })
  .superRefine(({ kind, sample, color: given }, context) => {
    if (kind === 'address' && !/^https?:\/\/\S+$/.test(sample))
      context.addIssue({
        code: 'custom',
        path: ['sample'],
        message: 'must be an http or https address, as its kind is address',
      });
    if (kind !== 'picture' && given !== undefined)
      context.addIssue({
        code: 'custom',
        path: ['color'],
        message: 'is of pictures: set kind to picture',
      });
  });

const Group = z.object({ title: line, variables: z.array(Variable).min(1).max(100) });
export type VariableGroup = z.infer<typeof Group>;

/** What the pack fills, before the bot does: `{{product}}`. */
const PACK_VARIABLE = /\{\{[^{}]*\}\}/g;

/** Says which names are there before. */
const repeated = (names: readonly string[]): number[] =>
  names.flatMap((each, index) =>
    names.findIndex((other) => other.toLowerCase() === each.toLowerCase()) === index ? [] : [index],
  );

const chosen = z.array(z.boolean()).optional();
/** What the bot reads between the parts of embed codes, `&&` or `$v`: its list has an entry. */
export const Separator = z.object({ ampersands: chosen, dollar: chosen });
export type Separator = z.infer<typeof Separator>;

/**
 * `en/builder.yaml`: what the embed builder and the gallery of templates know of the bot.
 * @param separator written: the text itself
 */
export const builderOf = (separator: z.ZodType<Separator>) =>
  builderParts(separator).superRefine(refuseRepeated);

const builderParts = (separator: z.ZodType<Separator>) =>
  z.object({
    color: color.default('#5865f2').meta({ description: 'Of new embeds' }),
    separator: separator.meta({ description: 'Between the parts of embed codes' }),
    variables: z
      .array(Group)
      .max(20)
      .default([])
      .meta({ description: 'Words in braces that the bot replaces, in the order of their list' }),
    categories: z
      .array(line.max(40))
      .max(50)
      .default([])
      .meta({ description: 'Of templates: those whose names contain the word' }),
    examples: z
      .array(BuilderExample)
      .max(12)
      .default([])
      .meta({ description: 'With which an empty builder begins' }),
  });
export type BuilderWords = z.infer<ReturnType<typeof builderParts>>;

/** Names that are there twice, and variables that are not. */
function refuseRepeated(
  { variables, categories, examples }: BuilderWords,
  context: z.RefinementCtx,
): void {
  const refuse = (path: PropertyKey[], message: string) =>
    context.addIssue({ code: 'custom', path, message });
  const twice = (list: string, names: readonly string[], key: PropertyKey[] = []) => {
    for (const index of repeated(names))
      refuse([list, index, ...key], `"${names[index]}" is named twice`);
  };
  twice('categories', categories);
  const titles = variables.map(({ title }) => title);
  twice('variables', titles, ['title']);
  const labels = examples.map((example) => example.name);
  twice('examples', labels, ['name']);

  const known = new Set<string>();
  for (const [group, { variables: members }] of variables.entries())
    for (const [index, variable] of members.entries()) {
      const path = ['variables', group, 'variables', index];
      const names = [variable.name, ...variable.aliases];
      for (const [place, each] of names.entries()) {
        const key = place === 0 ? ['name'] : ['aliases', place - 1];
        if (known.has(each)) refuse([...path, ...key], `"${each}" is named twice`);
        known.add(each);
      }
    }
  for (const [index, { message }] of examples.entries())
    for (const [path, text] of textsOf(message))
      for (const word of bracedIn(text.replaceAll(PACK_VARIABLE, '')).filter(
        (each) => !known.has(each.toLowerCase()),
      ))
        refuse(
          ['examples', index, 'message', ...path],
          `names {${word}}, which is no variable of this file`,
        );
}

/** The texts of a value with their paths. */
function textsOf(value: unknown, path: PropertyKey[] = []): [path: PropertyKey[], text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    textsOf(each, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
