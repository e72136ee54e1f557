import type { Template } from '@portico/contracts/templates/schema';
import { drawEmbed } from './draw.ts';
import type { Drawing } from './draw.ts';

export interface TemplateSource {
  name: string;
  /** Parts of the embed code after the marker. */
  parts: string[];
  drawing: Omit<Drawing, 'color'>;
}

/** Builds a template like the bot: marker and parts; the color is read from the code. */
export function template({ name, parts, drawing }: TemplateSource): Template {
  const embed = ['{embed}', ...parts].join(' && ');
  const color = /\{color: (#[0-9a-f]{6})\}/.exec(embed)?.[1] ?? '#729bb0';
  return {
    id: name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    name,
    image: drawEmbed({ ...drawing, color }),
    embed,
  };
}
