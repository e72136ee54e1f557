import { act, fireEvent, render, screen } from '@testing-library/react';
import { SdkTestProvider } from '@portico/sdk/testing';
import { HeroScene } from './hero-scene.tsx';

let prefersReducedMotion: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.matchMedia = () => ({ matches: prefersReducedMotion }) as MediaQueryList;
});
afterEach(() => jest.useRealTimers());

const open = () =>
  render(
    <SdkTestProvider>
      <HeroScene />
    </SdkTestProvider>,
  );

/** The scene is hidden on narrow screens, such as that of the test. */
const button = (name: string) => screen.getByRole('button', { name, hidden: true });

test('messages arrive one by one, and the oldest leave', () => {
  prefersReducedMotion = false;
  open();
  expect(screen.getByText('Welcome, Mira!')).toBeInTheDocument();
  expect(screen.queryByText('Noor is level 12')).toBeNull();
  act(() => jest.advanceTimersByTime(7000));
  expect(screen.getByText('Noor is level 12')).toBeInTheDocument();
  expect(screen.queryByText('Welcome, Mira!')).toBeNull();
});

test('a paused chat stays as it is', () => {
  prefersReducedMotion = false;
  open();
  fireEvent.click(button('Pause the chat'));
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText('Welcome, Mira!')).toBeInTheDocument();
});

test('nothing moves if reduced motion is preferred', () => {
  prefersReducedMotion = true;
  open();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText('Welcome, Mira!')).toBeInTheDocument();
  expect(button('Play the chat')).toBeInTheDocument();
});
