import { signal } from '../signal/signal.ts';
import { hasDirtyForm, onDirtyFormChange } from './dirty-form.ts';
import { hasTypedText } from './typed-text.ts';

const settled = signal();
let running = 0;

/** What a page would lose if it were left or reloaded now. */
export const unsaved = {
  /** Whether somebody has entered something, or a change is not answered finally. */
  exists: (): boolean => running > 0 || hasDirtyForm() || hasTypedText(),
  /** Counts as unsaved while the promise is pending. */
  async during<T>(act: () => Promise<T>): Promise<T> {
    running += 1;
    try {
      return await act();
    } finally {
      running -= 1;
      settled.notify();
    }
  },
  /** Calls the listener whenever nothing may be unsaved any more. @returns unsubscribes */
  onChange(listener: () => void): () => void {
    const stops = [settled.listen(listener), onDirtyFormChange(listener)];
    return () => stops.forEach((stop) => stop());
  },
};
