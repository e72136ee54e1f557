import { TOUCH_MARKS } from 'shared/platform';
import { findCounterpart, isSameControl } from './counterpart.ts';

/** What a person does with the live page ends the presses that still wait. */
const OWN_INPUT = ['pointerdown', 'keydown'] as const;

/**
 * Reads what people pressed on the static page. A control counts once, by its last press: nothing on
 * the page said that an earlier one had arrived.
 * @returns does the presses on the live page, in their order; a control that is disabled, gone, called
 * otherwise or part of something else is not pressed
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
      isRefused: Boolean(early?.matches(':disabled')),
      // What an earlier press or a late chunk has replaced is looked for again.
      counterpart: () => (early?.isConnected ? early : find(element)),
    };
  });
  return () =>
    void replay(
      presses.filter(({ isRefused }) => !isRefused),
      to,
    );
}

async function replay(
  presses: readonly { counterpart: () => HTMLElement | undefined }[],
  root: Element,
) {
  const { pathname } = location;
  for (const { counterpart } of presses) {
    // By then React has taken in the values that came over, or answered the press before.
    await new Promise((resolve) => setTimeout(resolve));
    const isFree = await whenFree(counterpart, root);
    const control = counterpart();
    if (!isFree || location.pathname !== pathname) return;
    if (control && !control.closest('[inert]')) press(control);
  }
}

/**
 * Waits while an earlier press keeps the control disabled.
 * @returns false where the person goes on in the meantime: what they do now counts more
 */
async function whenFree(counterpart: () => Element | undefined, root: Element): Promise<boolean> {
  const isBusy = () => counterpart()?.matches(':disabled');
  if (!isBusy()) return true;
  let observer: MutationObserver | undefined;
  let goOn: ((event: Event) => void) | undefined;
  const isFree = await new Promise<boolean>((resolve) => {
    goOn = ({ isTrusted }) => isTrusted && resolve(false);
    for (const type of OWN_INPUT) addEventListener(type, goOn, true);
    observer = new MutationObserver(() => isBusy() || resolve(true));
    observer.observe(root, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  });
  observer?.disconnect();
  for (const type of OWN_INPUT) if (goOn) removeEventListener(type, goOn, true);
  return isFree;
}

function press(control: HTMLElement) {
  if (control instanceof HTMLFormElement) control.requestSubmit();
  else control.click();
}

/** In the order of their presses. */
function pressedIn(from: Element): Element[] {
  const numberOf = (element: Element) => Number(element.getAttribute(TOUCH_MARKS.pressed));
  return [...from.querySelectorAll(`[${TOUCH_MARKS.pressed}]`)].sort(
    (a, b) => numberOf(a) - numberOf(b),
  );
}
