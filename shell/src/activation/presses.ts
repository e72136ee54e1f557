import { EARLY_INPUT_ATTRIBUTES } from '@portico/sdk/platform';
import { findCounterpart, isSameControl } from './counterpart.ts';

/** Input to the interactive page cancels the presses that are still pending. */
const NEW_INPUT = ['pointerdown', 'keydown'] as const;

/** Buttons that are off keep the focus, so most of them are not `disabled`. */
const OFF = ":disabled, [aria-disabled='true']";

/**
 * Reads the presses of controls on the static page. Of several presses of one control the last one
 * counts: the page gave no feedback on the earlier ones.
 * @returns repeats the presses on the interactive page, in their order. A control that is disabled,
 * missing, renamed or in another group is not pressed
 */
export function readPresses(from: Element, to: Element): () => void {
  const find = (element: Element) => {
    const counterpart = findCounterpart(element, from, to);
    return counterpart instanceof HTMLElement && isSameControl(element, counterpart)
      ? counterpart
      : undefined;
  };
  const presses = pressedIn(from).map((element) => {
    const early = find(element);
    return {
      isDisabled: Boolean(early?.matches(OFF)),
      // An earlier press or a late chunk may have replaced the element.
      counterpart: () => (early?.isConnected ? early : find(element)),
    };
  });
  return () =>
    void replay(
      presses.filter(({ isDisabled }) => !isDisabled),
      to,
    );
}

async function replay(
  presses: readonly { counterpart: () => HTMLElement | undefined }[],
  root: Element,
) {
  const { pathname } = location;
  for (const { counterpart } of presses) {
    // Waits until React has rendered the transferred values, or the result of the previous press.
    await new Promise((resolve) => setTimeout(resolve));
    const isEnabled = await whenEnabled(counterpart, root);
    const control = counterpart();
    if (!isEnabled || location.pathname !== pathname) return;
    if (control && !control.closest('[inert]')) press(control);
  }
}

/**
 * Waits while an earlier press keeps the control disabled.
 * @returns false if new input arrives meanwhile, which takes precedence
 */
async function whenEnabled(
  counterpart: () => Element | undefined,
  root: Element,
): Promise<boolean> {
  const isDisabled = () => counterpart()?.matches(OFF);
  if (!isDisabled()) return true;
  let observer: MutationObserver | undefined;
  let onInput: ((event: Event) => void) | undefined;
  const isEnabled = await new Promise<boolean>((resolve) => {
    onInput = ({ isTrusted }) => isTrusted && resolve(false);
    for (const type of NEW_INPUT) addEventListener(type, onInput, true);
    observer = new MutationObserver(() => isDisabled() || resolve(true));
    const attributeFilter = ['disabled', 'aria-disabled'];
    observer.observe(root, { subtree: true, childList: true, attributeFilter });
  });
  observer?.disconnect();
  for (const type of NEW_INPUT) if (onInput) removeEventListener(type, onInput, true);
  return isEnabled;
}

function press(control: HTMLElement) {
  if (control instanceof HTMLFormElement) control.requestSubmit();
  else control.click();
}

/** The pressed controls, in the order of their presses. */
function pressedIn(from: Element): Element[] {
  const numberOf = (element: Element) =>
    Number(element.getAttribute(EARLY_INPUT_ATTRIBUTES.pressed));
  return [...from.querySelectorAll(`[${EARLY_INPUT_ATTRIBUTES.pressed}]`)].sort(
    (a, b) => numberOf(a) - numberOf(b),
  );
}
