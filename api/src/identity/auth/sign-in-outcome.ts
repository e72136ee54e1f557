import type { SignInError } from '@portico/sdk/contracts/session/sign-in';
import type { DiscordUser } from '../discord/discord-answers.ts';
import type { DiscordTokens } from '../discord/discord-rest.ts';

/** The result of a sign-in. */
export interface SignInOutcome {
  /** Path to continue on. */
  returnTo: string;
  /** Origin of that path, for a sign-in that has to begin at another host name of the site. */
  origin?: string;
  /** Discord's profile and tokens of the user; absent for a failed sign-in. */
  person?: { user: DiscordUser; tokens: DiscordTokens };
  /** Reason of a failed sign-in. */
  error?: SignInError;
}

export const signInError = (error: SignInError, returnTo = '/'): SignInOutcome => ({
  error,
  returnTo,
});
