const fields = new Set<HTMLInputElement | HTMLTextAreaElement>();

/** Types of inputs whose value somebody has written. A search is not lost: its result is in the address. */
const WRITTEN = ['text', 'email', 'url', 'tel', 'number'];

/**
 * Notes in which fields something is typed, also those of forms that do not use `useDirtyForm`.
 * @returns a function that stops this
 */
export function followTyping(): () => void {
  const onInput = ({ target }: Event) => {
    const isWritten =
      target instanceof HTMLTextAreaElement ||
      (target instanceof HTMLInputElement && WRITTEN.includes(target.type));
    if (isWritten) fields.add(target);
  };
  document.addEventListener('input', onInput, true);
  return () => {
    document.removeEventListener('input', onInput, true);
    fields.clear();
  };
}

/** Whether the page contains text that somebody has typed into it. */
export function hasTypedText(): boolean {
  for (const field of fields) if (!field.isConnected) fields.delete(field);
  return [...fields].some(({ value }) => value !== '');
}
