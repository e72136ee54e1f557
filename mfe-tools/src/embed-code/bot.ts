import type { Builder } from '@portico/contracts/builder/schema';
import { picture } from './sample-pictures.ts';

/** A word in braces that the bot replaces when it sends a message, with its sample for the preview. */
export interface Variable {
  /** Name without braces. */
  name: string;
  sample: string;
  about: string;
  group: string;
  /** Kind of the value, if it is not plain text. */
  kind: 'text' | 'address' | 'mention';
}

/** What the bot of this site writes and reads in messages, as the site pack says it. */
export interface Bot {
  /** Color of new embeds. */
  color: string;
  /** In display order. */
  variables: readonly Variable[];
  /** Name or alias, in lower case -> variable. */
  byName: ReadonlyMap<string, Variable>;
}

/** @param builder of the site pack */
export function botOf({ color, variables: groups }: Pick<Builder, 'color' | 'variables'>): Bot {
  const byName = new Map<string, Variable>();
  const variables = groups.flatMap(({ title, variables: members }) =>
    members.map(({ name, sample, about, kind, aliases, color: fill = color }): Variable => {
      const variable: Variable =
        kind === 'picture'
          ? { name, about, group: title, kind: 'address', sample: picture(sample, fill) }
          : { name, about, group: title, kind, sample };
      for (const each of [name, ...aliases]) byName.set(each, variable);
      return variable;
    }),
  );
  return { color, variables, byName };
}

/** A bot of which nothing is known yet. */
export const UNKNOWN_BOT: Bot = botOf({ color: '#5865f2', variables: [] });
