import type { CurrentUser } from '../../contracts/session/schema.ts';

/** Asks the API who is signed in; null: nobody, undefined: it does not answer. */
type Ask = () => Promise<CurrentUser | null | undefined>;

let ask: Ask | undefined;

/** For the session, which sends calls itself. */
export function answerWhoIsSignedIn(next: Ask | undefined): void {
  ask = next;
}

/** Asks again who is signed in, where a call shows that the page may not know. */
export const whoIsSignedIn: Ask = async () => ask?.();
