import type { RuleName } from '@portico/contracts/rules/message-limits';
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
  /** Its limits in Discord; undefined if none is documented. */
  rule?: RuleName;
  /** Whether Discord refuses the part without this text. */
  isNeeded: boolean;
  /** Whether its part has several arguments. */
  isArgument: boolean;
  /** Whether it counts toward Discord's limit of 6000. */
  counts: boolean;
}

/** Every text of an embed, in the order of the form. */
export function textPlaces(embed: Embed): TextPlace[] {
  const { author, footer } = embed;
  const hasAuthor = author.icon.trim() !== '' || author.url.trim() !== '';
  return [
    text('content', 'Content', embed.content, 'content', { counts: false }),
    text('author.name', 'Author, name', author.name, 'authorName', {
      isArgument: true,
      isNeeded: hasAuthor,
    }),
    address('author.icon', 'Author, icon', author.icon),
    address('author.url', 'Author, address', author.url),
    text('title', 'Title', embed.title, 'title'),
    address('url', 'Title, address', embed.url, { isArgument: false }),
    text('description', 'Description', embed.description, 'description'),
    address('thumbnail', 'Thumbnail', embed.thumbnail, { isArgument: false }),
    address('image', 'Image', embed.image, { isArgument: false }),
    ...embed.fields.flatMap(({ name, value }, index) => {
      const where = `Field ${index + 1}`;
      const path = `fields.${index}`;
      return [
        text(`${path}.name`, `${where}, name`, name, 'fieldName', {
          isArgument: true,
          isNeeded: value.trim() === '',
        }),
        text(`${path}.value`, `${where}, value`, value, 'fieldValue', { isArgument: true }),
      ];
    }),
    text('footer.text', 'Footer, text', footer.text, 'footerText', {
      isArgument: true,
      isNeeded: footer.icon.trim() !== '',
    }),
    address('footer.icon', 'Footer, icon', footer.icon),
    ...embed.buttons.flatMap(({ label, url, emoji }, index) => {
      const where = `Button ${index + 1}`;
      const path = `buttons.${index}`;
      return [
        text(`${path}.label`, `${where}, label`, label, 'buttonLabel', {
          isArgument: true,
          counts: false,
          isNeeded: emoji.trim() === '',
        }),
        address(`${path}.url`, `${where}, address`, url, { rule: 'buttonAddress' }),
        { ...address(`${path}.emoji`, `${where}, emoji`, emoji), kind: 'emoji' as const },
      ];
    }),
  ];
}

function text(
  path: Path,
  name: string,
  value: string,
  rule: RuleName,
  { isArgument = false, isNeeded = false, counts = true } = {},
): TextPlace {
  return { path, name, text: value, kind: 'text', rule, isArgument, isNeeded, counts };
}

function address(
  path: Path,
  name: string,
  value: string,
  { isArgument = true, ...rest }: { isArgument?: boolean; rule?: RuleName } = {},
): TextPlace {
  return {
    ...{ path, name, text: value, kind: 'address', isArgument, isNeeded: false, counts: false },
    ...rest,
  };
}
