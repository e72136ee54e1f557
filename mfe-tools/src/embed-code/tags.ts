/** The parts of a code (spec 0 §9). */
const TAGS = [
  'content',
  'title',
  'description',
  'url',
  'color',
  'author',
  'footer',
  'thumbnail',
  'image',
  'field',
  'button',
  'timestamp',
] as const;
export type Tag = (typeof TAGS)[number];

/** Aliases of the parts in other bots. */
const ALIASES: Readonly<Record<string, Tag>> = {
  message: 'content',
  colour: 'color',
  desc: 'description',
  gif: 'image',
};

const BY_NAME = new Map<string, Tag>([
  ...TAGS.map((tag) => [tag, tag] as const),
  ...Object.entries(ALIASES),
]);

/** @param name in any case, blanks around it allowed */
export function tagOf(name: string): Tag | undefined {
  return BY_NAME.get(name.trim().toLowerCase());
}

/** @param name text inside of braces */
export function isMarker(name: string): boolean {
  return name.trim().toLowerCase() === 'embed';
}
