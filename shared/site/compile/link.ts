import { whyNoPage, type PackPages } from './pages.ts';

/** Links of `site.yaml` that texts name instead of an address. */
export const LINK_NAMES = ['invite', 'support', 'docs', 'email', 'imprint'] as const;
export type LinkName = (typeof LINK_NAMES)[number];

const isName = (text: string): text is LinkName => (LINK_NAMES as readonly string[]).includes(text);

/** A link as the compiled pack writes it: the settings of an installation may add an address. */
const linkVariable = (name: LinkName): string => `{{link.${name}}}`;

/**
 * The address of a link in a text of the pack.
 * @param target a path of the site, a fragment, an address, or one of {@link LINK_NAMES}
 * @throws Error that says what is wrong with it
 */
export function linkOf(target: string, pack: PackPages): string {
  if (isName(target)) {
    // An invite can come from DISCORD_CLIENT_ID.
    if (target !== 'invite' && pack.links[target] === undefined)
      throw new Error(`links to "${target}", but site.yaml has no links.${target}`);
    return linkVariable(target);
  }
  if (/^\/(?![/\\])[^\s\\]*$/.test(target)) {
    const [path = ''] = target.split(/[?#]/);
    const why = whyNoPage(path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path, pack);
    if (why === undefined) return target;
    throw new Error(`links to ${path}, ${why}`);
  }
  if (/^#[\w-]+$/.test(target)) return target;
  if (URL.canParse(target) && /^(https?|mailto):$/.test(new URL(target).protocol)) return target;
  throw new Error(
    `"${target.slice(0, 80)}" is no address: write a path such as /commands, a web address, or ${LINK_NAMES.join(', ')}`,
  );
}
