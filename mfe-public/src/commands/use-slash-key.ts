import { useEffect } from 'react';
import type { RefObject } from 'react';

/** The `/` key focuses a field, unless another field has the focus. */
export function useSlashKey(field: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      const isWriting =
        target instanceof HTMLElement &&
        (target.isContentEditable || target.closest('input, textarea, select') !== null);
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWriting) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [field]);
}
