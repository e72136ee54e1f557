import { useSyncExternalStore } from 'react';

const openDialog = (): HTMLDialogElement | undefined =>
  [...document.querySelectorAll('dialog')].findLast(({ open }) => open);

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}

const nothing = () => () => undefined;

/**
 * The dialog that is open, of the shell or any remote; of several, the last one in the document.
 * @param isNeeded without it, nothing watches the document
 */
export function useOpenDialog(isNeeded: boolean): HTMLDialogElement | undefined {
  return useSyncExternalStore(isNeeded ? subscribe : nothing, () =>
    isNeeded ? openDialog() : undefined,
  );
}
