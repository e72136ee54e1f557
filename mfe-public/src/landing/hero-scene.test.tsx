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
    bot: [{ title: `Message ${index + 1}`, text: 'Text', tone: { accent: [true] }, buttons: [] }],
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

test.each([2, 5])('a channel of %i messages, which all fit, shows each once and stays', (count) => {
  prefersReducedMotion = false;
  open(count);
  const all = shown();
  expect(all).toHaveLength(count);
  expect(new Set(all).size).toBe(count);
  act(() => jest.advanceTimersByTime(60_000));
  expect(shown()).toEqual(all);
  expect(screen.queryByRole('button', { hidden: true })).toBeNull();
});

test('a channel never shows a message twice at once', () => {
  prefersReducedMotion = false;
  open(6);
  for (let message = 0; message < 8; message += 1) {
    act(() => jest.advanceTimersByTime(3500));
    expect(new Set(shown()).size).toBe(5);
  }
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
