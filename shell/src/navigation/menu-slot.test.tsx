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

/** A room whose menus come, or fail, when told to. */
function openRoom() {
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
    arrive: async () =>
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
  ])('leaves the focus on the %s that has it when the menus come', async (_, find) => {
    const { arrive } = openRoom();
    const before = find();
    act(() => before.focus());
    await arrive();
    expect(before).not.toBeInTheDocument();
    expect(find()).toHaveFocus();
  });

  it('leaves it there when they fail to come', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { fail } = openRoom();
    act(() => status().focus());
    await fail();
    expect(status()).toHaveFocus();
  });

  it('takes no focus that lies elsewhere', async () => {
    const { arrive } = openRoom();
    await arrive();
    expect(document.body).toHaveFocus();
  });
});
