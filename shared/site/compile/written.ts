import { z } from 'zod';
import { line, words } from '@portico/contracts/pack/fields';
import { BUTTON_STYLES, TONES } from '@portico/contracts/rules/pack/styles';
import type { Buttons, Fields, SceneMessage } from '@portico/contracts/pack/fields';
import type { SiteFile } from '../site-file.ts';
import { iconPath } from './icon.ts';
import { linkOf } from './link.ts';
import { whyNoPage, type PackPages } from './pages.ts';
import { parseMarkdown, richTextOf } from './rich-text.ts';

/** A text that is compiled; what goes wrong is a problem of its place. */
const compiled = <T>(max: number, compile: (text: string) => T) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .transform((text, context) => {
      try {
        return compile(text);
      } catch (error) {
        context.addIssue({ code: 'custom', message: (error as Error).message, input: text });
        return z.NEVER;
      }
    });

const lookOf = (to: string) => (to.startsWith('/') || to.startsWith('#') ? '' : 'Outside');

const SceneButton = z.object({ label: line, style: z.enum(BUTTON_STYLES) });

const botMessage = z
  .object({
    title: line,
    text: words,
    tone: z.enum(TONES).default('plain'),
    buttons: z.array(SceneButton).max(5).default([]),
  })
  .transform(({ tone, buttons, ...message }): SceneMessage => ({
    bot: [
      {
        ...message,
        tone: { [tone]: [true] },
        buttons: buttons.map(({ label, style }) => ({ [style]: [{ label }] })),
      },
    ],
  }));

const memberMessage = (text: z.ZodType<string>, key: 'text' | 'command') =>
  z.object({ from: line, [key]: text }).transform((message): SceneMessage => ({
    member: [
      {
        from: String(message['from']),
        initial: String(message['from']).charAt(0),
        text: String(message[key]),
      },
    ],
  }));

/**
 * How files of a pack write the fields that the site serves in another way.
 * @param featureName a feature of the pack
 */
export function writtenFields(
  site: Pick<SiteFile, 'prefix'> & PackPages,
  featureName: z.ZodType<string>,
): Fields {
  const link = (text: string) => linkOf(text, site);
  const target = compiled(500, link);
  const command = compiled(200, (text) => `${site.prefix ?? '/'}${text}`);
  return {
    richText: compiled(5000, (markdown) => {
      const { root, problems } = parseMarkdown(markdown, link);
      if (problems[0]) throw new Error(problems[0].message);
      return richTextOf(root);
    }),
    icon: compiled(60, iconPath),
    command,
    target,
    button: z
      .object({
        label: line,
        to: target,
        look: z.enum(['primary', 'secondary']).default('secondary'),
      })
      .transform(({ look, ...button }): Buttons => ({ [`${look}${lookOf(button.to)}`]: [button] })),
    message: z.union([memberMessage(command, 'command'), memberMessage(words, 'text'), botMessage]),
    // The label is added when all features are read.
    feature: featureName.transform((name, context) => {
      const path = `/features/${name}`;
      const why = whyNoPage(path, site);
      if (why !== undefined)
        context.addIssue({ code: 'custom', message: `links to ${path}, ${why}` });
      return { name, label: name };
    }),
    optional: (shape) =>
      shape.optional().transform((value) => (value === undefined ? [] : [value])) as never,
    byKind: (shapes) =>
      z
        .discriminatedUnion(
          'kind',
          Object.entries(shapes).map(([kind, shape]) =>
            shape.extend({ kind: z.literal(kind) }),
          ) as never,
        )
        .transform((value: { kind: string }) => {
          const { kind, ...section } = value;
          return { [kind]: [section] };
        }) as never,
  };
}
