import { toast } from '@portico/sdk';
import { onSessionChange } from '@portico/sdk/host';
import type { Host } from '../host/host-context.ts';

const STORAGE_KEY = 'portico-now-logged-in';

/**
 * Follows changes of the session that other tabs and the API made, and says who is signed in now. A page of
 * one user is loaded again for another one: nothing of it is theirs, not even its links.
 * @returns a function that stops this
 */
export function followSessionChanges({ loads, watch }: Pick<Host, 'loads' | 'watch'>): () => void {
  sayAfterReload();
  return onSessionChange((change) => {
    if (change.kind === 'other-user') {
      keepForReload(change.user.username);
      return loads.reload();
    }
    if (change.kind === 'signed-in') sayNow(change.user.username);
    else toast({ kind: 'info', title: 'You are logged out', durationMs: 6000 });
    // The apps that a visitor may see depend on who it is.
    void watch.fetchRegistry();
  });
}

function sayNow(name: string) {
  toast({
    kind: 'info',
    title: `Now logged in as ${name}`,
    description: 'The login happened in another tab.',
    durationMs: 6000,
  });
}

function keepForReload(name: string) {
  try {
    sessionStorage.setItem(STORAGE_KEY, name);
  } catch {
    // Blocked: the page shows the user's name anyway.
  }
}

function sayAfterReload() {
  try {
    const name = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
    if (name) sayNow(name);
  } catch {
    // Blocked: nothing was kept.
  }
}
