import type { Path } from '../../embed-code/places.ts';

/** A selection in a text of the form. */
export interface Caret {
  path: Path;
  from: number;
  to: number;
}

/** The selection of the focused text of the form. @returns undefined if no text has the focus */
export function currentCaret(): Caret | undefined {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) {
    return undefined;
  }
  const { name: path, selectionStart, selectionEnd } = field;
  // Inputs of other kinds, such as sliders, have no selection.
  if (path === '' || selectionStart === null) return undefined;
  return { path, from: selectionStart, to: selectionEnd ?? selectionStart };
}
