/**
 * Ref of a panel that gives way when its button is pressed: the page's content takes the keyboard's focus
 * then. Otherwise Tab would start again at the top of the page.
 */
export const keepFocus = (panel: HTMLElement | null) => () => {
  if (panel?.contains(document.activeElement))
    panel.closest('main')?.focus({ preventScroll: true });
};
