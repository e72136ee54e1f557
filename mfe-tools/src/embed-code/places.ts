import { TEXT_LIMITS } from './embed.ts';
import type { Embed } from './embed.ts';

/** Path of an input of the builder: `title`, `author.name`, `fields.2.value`, `buttons.0.url`. */
export type Path = string;

/** A text of an embed. */
export interface TextPlace {
  path: Path;
  /** Display name: `Field 3, value`. */
  name: string;
  text: string;
  kind: 'text' | 'address' | 'emoji';
  /** Maximum length; undefined for addresses and emoji. */
  limit?: number;
  /** Whether its part has several arguments. */
  isArgument: boolean;
  /** Whether it counts towards Discord's limit of 6000. */
  counts: boolean;
}

/** Every text of an embed, in the order of the form. */
export function textPlaces(embed: Embed): TextPlace[] {
  const { author, footer } = embed;
  return [
    text('content', 'Content', embed.content, TEXT_LIMITS.content, { counts: false }),
    text('author.name', 'Author, name', author.name, TEXT_LIMITS.authorName, { isArgument: true }),
    address('author.icon', 'Author, icon', author.icon),
    address('author.url', 'Author, address', author.url),
    text('title', 'Title', embed.title, TEXT_LIMITS.title),
    address('url', 'Title, address', embed.url, false),
    text('description', 'Description', embed.description, TEXT_LIMITS.description),
    address('thumbnail', 'Thumbnail', embed.thumbnail, false),
    address('image', 'Image', embed.image, false),
    ...embed.fields.flatMap(({ name, value }, index) => {
      const where = `Field ${index + 1}`;
      const path = `fields.${index}`;
      return [
        text(`${path}.name`, `${where}, name`, name, TEXT_LIMITS.fieldName, { isArgument: true }),
        text(`${path}.value`, `${where}, value`, value, TEXT_LIMITS.fieldValue, {
          isArgument: true,
        }),
      ];
    }),
    text('footer.text', 'Footer, text', footer.text, TEXT_LIMITS.footerText, { isArgument: true }),
    address('footer.icon', 'Footer, icon', footer.icon),
    ...embed.buttons.flatMap(({ label, url, emoji }, index) => {
      const where = `Button ${index + 1}`;
      const path = `buttons.${index}`;
      return [
        text(`${path}.label`, `${where}, label`, label, TEXT_LIMITS.buttonLabel, {
          isArgument: true,
          counts: false,
        }),
        address(`${path}.url`, `${where}, address`, url),
        { ...address(`${path}.emoji`, `${where}, emoji`, emoji), kind: 'emoji' as const },
      ];
    }),
  ];
}

function text(
  path: Path,
  name: string,
  value: string,
  limit: number,
  { isArgument = false, counts = true } = {},
): TextPlace {
  return { path, name, text: value, kind: 'text', limit, isArgument, counts };
}

function address(path: Path, name: string, value: string, isArgument = true): TextPlace {
  return { path, name, text: value, kind: 'address', isArgument, counts: false };
}
