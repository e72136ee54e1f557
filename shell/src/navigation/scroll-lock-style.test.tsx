import { render } from '@testing-library/react';
import { styleSingleton } from './scroll-lock-style.ts';

/** jsdom has no constructed sheets. */
class Sheet {
  text = '';
  replaceSync(text: string) {
    this.text = text;
  }
}
const sheets = () => document.adoptedStyleSheets as unknown as Sheet[];

beforeEach(() => {
  Object.assign(globalThis, { CSSStyleSheet: Sheet });
  document.adoptedStyleSheets = [];
});

it('the rules of the first component apply while one is mounted, without a style element', () => {
  const Rules = styleSingleton();
  const page = (first: boolean, second: boolean) => (
    <>
      {first && <Rules key="1" styles="body{overflow:hidden}" />}
      {second && <Rules key="2" styles="body{color:red}" />}
    </>
  );
  const { rerender } = render(page(true, false));
  rerender(page(true, true));
  expect(sheets().map(({ text }) => text)).toEqual(['body{overflow:hidden}']);
  rerender(page(false, true));
  expect(sheets()).toHaveLength(1);
  rerender(page(false, false));
  expect(sheets()).toEqual([]);
  expect(document.querySelector('style')).toBeNull();
});
