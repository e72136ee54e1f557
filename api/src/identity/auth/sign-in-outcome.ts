import type { SignInError } from 'shared/contracts/session/sign-in';
import type { DiscordUser } from '../discord/discord-answers.ts';
import type { DiscordTokens } from '../discord/discord-rest.ts';

/** How a visit of Discord's sign-in page ended. */
export interface SignInOutcome {
  /** Own path to go on to. */
  returnTo: string;
  /** What Discord said about who came back. */
  person?: { user: DiscordUser; tokens: DiscordTokens };
  /** Why there is nobody. */
  trouble?: SignInError;
}

export const trouble = (trouble: SignInError, returnTo = '/'): SignInOutcome => ({
  trouble,
  returnTo,
});
