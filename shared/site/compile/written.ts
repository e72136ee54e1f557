import { z } from 'zod';
import type { Fields } from '../shapes/fields.ts';
import type { SiteFile } from '../shapes/site-file.ts';
import { iconPath } from './icon.ts';
import { linkOf } from './link.ts';
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

/** How files of a pack write the fields that the site serves in another way. */
export function writtenFields(site: SiteFile): Fields {
  const link = (target: string) => linkOf(target, site);
  return {
    richText: compiled(5000, (markdown) => {
      const { root, problems } = parseMarkdown(markdown, link);
      if (problems[0]) throw new Error(problems[0].message);
      return richTextOf(root);
    }),
    icon: compiled(60, iconPath),
    command: compiled(200, (command) => `${site.prefix ?? '/'}${command}`),
    target: compiled(500, link),
  };
}
