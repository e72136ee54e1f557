import type { Brand, SessionAnswer, ShellFrame } from '@portico/sdk/platform';
import { signInAddress } from '@portico/sdk/contracts/session/sign-in';
import { avatarUrl } from '@portico/sdk/rules/discord-cdn';
import { fillBrand } from './brand-tokens.ts';
import { escapeHtml } from '../../../core/html/escape-html.ts';

interface Corner {
  brand: Brand;
  discordCdn: string;
  /** Address of the page, to return to after sign-in. */
  url: string;
}

/** Twice the displayed width, for dense screens (`shell/src/session/user-badge.tsx`). */
const AVATAR_SIZE = 56;

/** The corner of the navigation that shows who is signed in. */
export function userCorner(frame: ShellFrame, session: SessionAnswer, corner: Corner): string {
  const { brand, discordCdn, url } = corner;
  const values: Record<string, string> =
    session.status === 200
      ? {
          name: session.user.username,
          avatar: avatarUrl(discordCdn, session.user, { size: AVATAR_SIZE, animated: false }),
        }
      : { login: signInAddress(url) };
  const { signedIn, signedOut } = frame.user;
  return fillBrand(session.status === 200 ? signedIn : signedOut, brand).replace(
    /\{(name|avatar|login)\}/g,
    (whole, name: string) => escapeHtml(values[name] ?? whole),
  );
}
