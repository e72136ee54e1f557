import { act, fireEvent, render, screen } from '@testing-library/react';
import { SdkTestProvider } from '@portico/sdk/testing';
import { HeroScene } from './hero-scene.tsx';

let prefersReducedMotion: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.matchMedia = () => ({ matches: prefersReducedMotion }) as MediaQueryList;
});
afterEach(() => jest.useRealTimers());

/** @param count of messages, which are named by their number */
const open = (count = 7) => {
  const messages = Array.from({ length: count }, (_, index) => ({
    accent: [{ title: `Message ${index + 1}`, text: 'Text', buttons: [] }],
  }));
  render(
    <SdkTestProvider>
      <HeroScene scene={{ channel: 'lounge', messages }} />
    </SdkTestProvider>,
  );
};
const shown = () => screen.getAllByText(/^Message \d$/).map((each) => each.textContent);

/** The scene is hidden on narrow screens, such as that of the test. */
const button = (name: string) => screen.getByRole('button', { name, hidden: true });

test('messages arrive one by one, and the oldest leave', () => {
  prefersReducedMotion = false;
  open();
  expect(shown()).toEqual(['Message 1', 'Message 2', 'Message 3', 'Message 4', 'Message 5']);
  act(() => jest.advanceTimersByTime(7000));
  expect(shown()).toEqual(['Message 3', 'Message 4', 'Message 5', 'Message 6', 'Message 7']);
});

test('a channel of fewer messages than fit repeats them', () => {
  prefersReducedMotion = true;
  open(2);
  expect(shown()).toEqual(['Message 1', 'Message 2', 'Message 1', 'Message 2', 'Message 1']);
});

test('a paused chat stays as it is', () => {
  prefersReducedMotion = false;
  open();
  fireEvent.click(button('Pause the chat'));
  act(() => jest.advanceTimersByTime(60_000));
  expect(shown()[0]).toBe('Message 1');
});

test('nothing moves if reduced motion is preferred', () => {
  prefersReducedMotion = true;
  open();
  act(() => jest.advanceTimersByTime(60_000));
  expect(shown()[0]).toBe('Message 1');
  expect(button('Play the chat')).toBeInTheDocument();
});
