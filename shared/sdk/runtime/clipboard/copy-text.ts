import { useSyncExternalStore } from 'react';
import { toast } from '../toast/toast.ts';

export interface CopyOptions {
  /** Below the title of the message, "Copied to clipboard". */
  description?: string;
  /** How long the message is shown. Default 3000. */
  durationMs?: number;
}

const listeners = new Set<() => void>();
let uncopied: string | undefined;

function setUncopied(text: string | undefined) {
  uncopied = text;
  for (const listener of listeners) listener();
}

/**
 * Copies a text and shows a message. If the browser refuses it, or has no clipboard for this page (such
 * as over http), the shell shows the text, selected, to copy it by hand. Call it within the press,
 * before anything is awaited: Safari copies only then, so a text that is still being made is a promise.
 * @param text undefined if there is nothing to copy, as its maker has said; if it rejects, so does the call
 * @returns whether it is in the clipboard
 */
export async function copyText(
  text: string | Promise<string | undefined>,
  { description, durationMs }: CopyOptions = {},
): Promise<boolean> {
  const writing = write(text).then(
    () => true,
    () => false,
  );
  const copied = await text;
  if (copied === undefined) return false;
  if (!(await writing)) {
    setUncopied(copied);
    return false;
  }
  toast({ title: 'Copied to clipboard', description, durationMs });
  return true;
}

/** Rejects without a clipboard: browsers have one only on pages that came encrypted or from this device. */
async function write(text: string | Promise<string | undefined>): Promise<void> {
  if (typeof text === 'string') return navigator.clipboard.writeText(text);
  if (typeof ClipboardItem !== 'undefined') {
    try {
      return await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blobOf(text) })]);
    } catch {
      // Some browsers take no promise here, but still copy within seconds of the press.
    }
  }
  return navigator.clipboard.writeText((await text) ?? '');
}

async function blobOf(text: Promise<string | undefined>): Promise<Blob> {
  const made = await text;
  if (made === undefined) throw new Error('There is nothing to copy.');
  return new Blob([made], { type: 'text/plain' });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const current = () => uncopied;

/** For the shell: the text that the browser did not copy. */
export const useUncopied = (): string | undefined =>
  useSyncExternalStore(subscribe, current, current);

/** For the shell: the visitor has closed the dialog with the text. */
export const dismissUncopied = (): void => setUncopied(undefined);
