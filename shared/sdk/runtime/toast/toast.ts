import { useSyncExternalStore } from 'react';

export interface ToastOptions {
  title: string;
  description?: string;
  /** Default `success`. */
  kind?: 'success' | 'error' | 'info';
  /** Default 3000, errors 5000 (spec 1 §9). */
  durationMs?: number;
}

export interface ShownToast extends Required<Omit<ToastOptions, 'description'>> {
  id: number;
  description?: string;
}

const listeners = new Set<() => void>();
let shown: readonly ShownToast[] = [];
let lastId = 0;

function show(next: readonly ShownToast[]) {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a message at the top right for a limited time. Can be called anywhere, not only in render. */
export function toast({ kind = 'success', ...options }: ToastOptions) {
  const durationMs = options.durationMs ?? (kind === 'error' ? 5000 : 3000);
  lastId += 1;
  show([...shown, { ...options, id: lastId, kind, durationMs }]);
}

/** For the shell's viewport. */
export function dismissToast(id: number) {
  show(shown.filter((message) => message.id !== id));
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The toasts on screen, oldest first. */
export const shownToasts = (): readonly ShownToast[] => shown;

/** For the shell's viewport: the toasts on screen, oldest first. */
export function useToasts(): readonly ShownToast[] {
  return useSyncExternalStore(subscribe, shownToasts, shownToasts);
}
