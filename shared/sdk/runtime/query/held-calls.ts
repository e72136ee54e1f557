import type { CurrentUser } from '../../contracts/session/schema.ts';
import { signal } from '../signal/signal.ts';

/** Why a change waits: the session has ended, or the change needs a recent sign-in. */
type HoldReason = 'ended' | 'again';

/** How a waiting change goes on: it is sent again, or fails. */
export type HoldOutcome = 'signed-in' | 'other-user' | 'given-up';

/** A change that waits until its user has signed in. */
export interface HeldCall {
  user: CurrentUser;
  reason: HoldReason;
}

type Waiting = HeldCall & { go: (outcome: HoldOutcome) => void };

const changed = signal();
let waiting: readonly Waiting[] = [];
let isOffered = false;

function set(next: readonly Waiting[]) {
  waiting = next;
  changed.notify();
}

/**
 * For the shell, which offers a sign-in while a change waits. Without it, changes fail at once.
 * @param listener called whenever {@link heldCall} may be another
 * @returns ends this
 */
export function offerSignIn(listener: () => void): () => void {
  isOffered = true;
  const stop = changed.listen(listener);
  return () => {
    isOffered = false;
    stop();
    giveUpHeldCalls();
  };
}

/** The change that has waited longest. */
export const heldCall = (): HeldCall | undefined => waiting[0];

/** Waits until the user of a change has signed in, or somebody decides otherwise. */
export function hold(call: HeldCall): Promise<HoldOutcome> {
  if (!isOffered) return Promise.resolve('given-up');
  return new Promise((go) => set([...waiting, { ...call, go }]));
}

/** Ends the wait. What one user has entered is never sent as another. @param userId who is signed in now */
export function releaseHeldCalls(userId: string): void {
  release(({ user }) => (user.id === userId ? 'signed-in' : 'other-user'));
}

/** Ends the wait because the visitor does not want to sign in. */
export function giveUpHeldCalls(): void {
  release(() => 'given-up');
}

function release(outcomeOf: (call: HeldCall) => HoldOutcome) {
  const released = waiting;
  if (released.length === 0) return;
  set([]);
  for (const call of released) call.go(outcomeOf(call));
}
