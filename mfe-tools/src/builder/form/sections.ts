import type { Embed } from '../../embed-code/embed.ts';
import type { Path } from '../../embed-code/places.ts';

export type SectionName =
  | 'body'
  | 'message'
  | 'author'
  | 'images'
  | 'fields'
  | 'footer'
  | 'buttons';

const SECTION_OF: Readonly<Record<string, SectionName>> = {
  content: 'message',
  author: 'author',
  thumbnail: 'images',
  image: 'images',
  fields: 'fields',
  footer: 'footer',
  timestamp: 'footer',
  buttons: 'buttons',
};

/** The section of an input. */
export function sectionOf(path: Path): SectionName {
  return SECTION_OF[path.split('.')[0] ?? ''] ?? 'body';
}

/** Sections with content in an embed, and always the body. */
export function filledSections(embed: Embed): Set<SectionName> {
  const { author, footer } = embed;
  const isFilled: Record<SectionName, boolean> = {
    body: true,
    message: embed.content !== '',
    author: author.name + author.icon + author.url !== '',
    images: embed.thumbnail + embed.image !== '',
    fields: embed.fields.length > 0,
    footer: footer.text + footer.icon !== '' || embed.timestamp,
    buttons: embed.buttons.length > 0,
  };
  return new Set((Object.keys(isFilled) as SectionName[]).filter((name) => isFilled[name]));
}
