import { isBlank } from './embed.ts';
import type { Embed } from './embed.ts';
import { list, object } from './json-values.ts';
import { scanCode } from './scan.ts';

/** Not an error of the code: embed code has no parts for such a message. */
export const COMPONENTS_V2 =
  'This message uses Discord’s Components V2. It has no embed, and embed code cannot say its containers, sections and galleries.';

/** A component of the kinds that a message with Components V2 has instead of embeds. */
const isV2Component = (value: unknown) => {
  const type = object(value)?.type;
  return typeof type === 'number' && type >= 9 && type <= 17;
};
const V2_FLAG = 1 << 15;

/** Whether the JSON is a message of Components V2, which has no embeds. */
export function usesComponentsV2(input: unknown): boolean {
  const outer = object(input);
  const first = object(list(outer?.messages)[0]);
  const message = object(first?.data) ?? first ?? outer;
  const { flags } = message ?? {};
  return (
    (typeof flags === 'number' && (flags & V2_FLAG) !== 0) ||
    [message?.components].flat().some(isV2Component) ||
    list(input).some(isV2Component) ||
    isV2Component(outer)
  );
}

/** Words in braces that begin such a message in the scripts of bots, and those within it. */
const BEGINS = ['container', 'cv2', 'componentsv2'];
const WITHIN = ['text', 'section', 'separator', 'gallery', 'media', 'accessory'];

/**
 * Whether a code is a script for such a message: it begins one instead of an embed, or has its parts and no
 * embed that shows.
 * @param embed what was read from the code
 */
export function isComponentsScript(code: string, embed: Embed): boolean {
  const { pieces } = scanCode(code);
  const words = pieces.flatMap((piece) => {
    const text = piece.kind === 'unknown' || piece.kind === 'text' ? piece.text : '';
    return /^\s*\{\s*(\w{1,20})\s*[:}]/.exec(text)?.[1]?.toLowerCase() ?? [];
  });
  const begins = words.some((word) => BEGINS.includes(word));
  const isEmbed = pieces.some(({ kind }) => kind === 'marker');
  if (begins && !isEmbed) return true;
  return isBlank(embed) && (begins || words.some((word) => WITHIN.includes(word)));
}
