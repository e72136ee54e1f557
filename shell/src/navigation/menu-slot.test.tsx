import { act, render, screen } from '@testing-library/react';
import { lazy } from 'react';
import type { ComponentType } from 'react';
import { MenuSlot } from './menu-slot.tsx';

const plain = (
  <nav>
    <button data-menu="features">Features</button>
    <a href="/status">Status</a>
  </nav>
);

const Menus = () => (
  <nav>
    <div>
      <button data-menu="features">Features</button>
    </div>
    <a href="/status">Status</a>
  </nav>
);

/** Renders a slot whose menus load, or fail, on demand. */
function renderSlot() {
  let resolve: (module: { default: ComponentType }) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<{ default: ComponentType }>((...both) => ([resolve, reject] = both));
  const Late = lazy(() => promise);
  render(
    <MenuSlot plain={plain}>
      <Late />
    </MenuSlot>,
  );
  return {
    load: async () =>
      act(async () => {
        resolve({ default: Menus });
        await promise;
      }),
    fail: async () =>
      act(async () => {
        reject(new Error('down'));
        await promise.catch(() => undefined);
      }),
  };
}

const features = () => screen.getByRole('button', { name: 'Features' });
const status = () => screen.getByRole('link', { name: 'Status' });

describe('MenuSlot', () => {
  it.each([
    ['link', status],
    ['button', features],
  ])('keeps the focus on the %s when the menus have loaded', async (_, find) => {
    const { load } = renderSlot();
    const before = find();
    act(() => before.focus());
    await load();
    expect(before).not.toBeInTheDocument();
    expect(find()).toHaveFocus();
  });

  it('keeps the focus when the menus do not load', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { fail } = renderSlot();
    act(() => status().focus());
    await fail();
    expect(status()).toHaveFocus();
  });

  it('does not move a focus outside of the bar', async () => {
    const { load } = renderSlot();
    await load();
    expect(document.body).toHaveFocus();
  });
});
