import { EARLY_INPUT_ATTRIBUTES } from '@portico/sdk/platform';
import { readPresses } from './presses.ts';
import { readSelection, restoreSelection } from './selection.ts';
import { findCounterpart } from './counterpart.ts';

/** How long after activation the interactive page may show its last data. */
const LATE_MS = 5_000;

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isTextField = (element: unknown): element is TextField =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement &&
    !['checkbox', 'radio', 'file', 'button', 'submit', 'reset', 'hidden'].includes(element.type));

/**
 * Transfers input from the prerendered page to React's: values, choices, open details, inner
 * scroll, focus, caret and selected text, and presses of controls. The page server's script marks
 * state that cannot be read from the tree, or not without a layout. Call it while both trees are in
 * the document.
 * @returns a function that moves focus and selection; call it once `from` is removed and `to` is
 *   visible
 */
export function transferState(from: Element, to: Element): () => void {
  const counterpart = (element: Element) => findCounterpart(element, from, to);
  const changed: Element[] = [];
  for (const field of from.querySelectorAll('input, textarea, select')) {
    const other = counterpart(field);
    if (other && copyField(field, other) && field !== document.activeElement) changed.push(other);
  }
  // Untouched details keep the state of the interactive page, which may contain a draft.
  const touched = [...from.querySelectorAll('details')].filter(
    (details) => details.open !== details.hasAttribute(EARLY_INPUT_ATTRIBUTES.opened),
  );
  const absent = touched.filter((details) => !copyOpen(details, counterpart(details)));
  const late = new Set(absent.filter(({ open }) => open));
  const scrolls = [...from.querySelectorAll(`[${EARLY_INPUT_ATTRIBUTES.scrolled}]`)].map((box) => {
    const { scrollTop, scrollLeft } = box;
    const other = counterpart(box);
    return () => other?.scrollTo({ top: scrollTop, left: scrollLeft, behavior: 'instant' });
  });
  const refocus = readFocus(from, to);
  const press = readPresses(from, to);
  const selected = from.hasAttribute(EARLY_INPUT_ATTRIBUTES.selected)
    ? readSelection(from)
    : undefined;
  return () => {
    for (const scroll of scrolls) scroll();
    if (selected) restoreSelection(selected, to);
    refocus?.();
    setTimeout(() => blur(changed));
    press();
    openWhenShown(late, counterpart, to);
  };
}

/** @returns whether there is a counterpart */
function copyOpen({ open }: HTMLDetailsElement, other: Element | undefined): boolean {
  if (!(other instanceof HTMLDetailsElement)) return false;
  other.open = open;
  return true;
}

/** Opens details that the interactive page shows later, because their data arrive later. */
function openWhenShown(
  late: Set<HTMLDetailsElement>,
  counterpart: (element: Element) => Element | undefined,
  to: Element,
) {
  if (late.size === 0) return;
  const observer = new MutationObserver(() => {
    for (const details of late) if (copyOpen(details, counterpart(details))) late.delete(details);
    if (late.size === 0) observer.disconnect();
  });
  observer.observe(to, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), LATE_MS);
}

/** Dispatches `focusout`, which React handles as `blur`, on fields that were filled in and left. */
function blur(fields: readonly Element[]) {
  for (const field of fields) {
    if (field === document.activeElement) continue;
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }
}

/**
 * Uses the native setter and an event, so that React's state follows.
 * @returns whether there was a change to transfer
 */
function copyField(from: Element, to: Element): boolean {
  // The interactive page decides which fields are editable.
  if (to.matches(':disabled, [readonly]')) return false;
  if (isTextField(from) && isTextField(to)) return copyText(from, to);
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    if (from.checked === from.defaultChecked || from.checked === to.checked) return false;
    to.click();
    return true;
  }
  if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement) {
    return copyChoice(from, to);
  }
  return false;
}

function copyText(from: TextField, to: TextField): boolean {
  if (from.value === from.defaultValue) return false;
  if (to.value !== from.value) setValue(to, from.value);
  // A press on a tool of the field applies to the field's selection.
  if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd);
  return true;
}

function copyChoice(from: HTMLSelectElement, to: HTMLSelectElement): boolean {
  if (!isChosen(from) || to.value === from.value) return false;
  const option = [...to.options].find(({ value }) => value === from.value);
  if (!option || option.disabled) return false;
  to.value = from.value;
  to.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

/** Whether the chosen option differs from the page's initial one. */
function isChosen({ options, selectedIndex }: HTMLSelectElement): boolean {
  const initial = [...options].findIndex((option) => option.defaultSelected);
  return selectedIndex !== Math.max(0, initial);
}

function setValue(field: TextField, value: string) {
  const prototype =
    field instanceof HTMLTextAreaElement
      ? HTMLTextAreaElement.prototype
      : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function readFocus(from: Element, to: Element): (() => void) | undefined {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !from.contains(focused)) return undefined;
  const other = findCounterpart(focused, from, to);
  if (!(other instanceof HTMLElement)) return undefined;
  const caret = isTextField(focused)
    ? ([focused.selectionStart, focused.selectionEnd, focused.selectionDirection] as const)
    : undefined;
  return () => {
    other.focus({ preventScroll: true });
    // Fields such as `email` and `number` have no caret; it reads as null.
    if (caret && caret[0] !== null && isTextField(other)) {
      other.setSelectionRange(caret[0], caret[1], caret[2] ?? undefined);
    }
  };
}
