import type { MouseEventHandler } from 'react';

/** Selects what cannot be pressed now. */
export const OFF = "[aria-disabled='true']";

/**
 * The attributes of a button that may be off. It is not `disabled`: a button that is disabled while it
 * works loses the focus of the keyboard, which browsers then look for at the top of the page.
 */
export const offAttributes = <Pressed extends Element>(
  isOff: boolean | undefined,
  onClick?: MouseEventHandler<Pressed>,
) => (isOff ? { 'aria-disabled': true, onClick: ignore } : { onClick });

/** Also keeps a submit button from sending its form. */
const ignore: MouseEventHandler = (event) => {
  event.preventDefault();
  event.stopPropagation();
};
