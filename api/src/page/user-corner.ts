import type { Brand, SessionAnswer, ShellFrame } from 'shared/platform';
import { fillBrand } from './brand-tokens.ts';
import { escapeHtml } from './html.ts';

/** The corner of the navigation that says who is signed in. */
export function userCorner(frame: ShellFrame, session: SessionAnswer, brand: Brand): string {
  if (session.status !== 200) return fillBrand(frame.user.signedOut, brand);
  const { user } = session;
  return fillBrand(frame.user.signedIn, brand).replace(
    /\{(name|avatar)\}/g,
    (_whole, name: string) => escapeHtml(name === 'name' ? user.username : avatarUrl(user)),
  );
}

/** A user's picture at Discord, or the default one that Discord gives that id. */
function avatarUrl(user: { id: string; avatar: string | null }): string {
  const cdn = 'https://cdn.discordapp.com';
  return user.avatar
    ? `${cdn}/avatars/${user.id}/${user.avatar}.png?size=64`
    : `${cdn}/embed/avatars/${(BigInt(user.id) >> 22n) % 6n}.png`;
}
