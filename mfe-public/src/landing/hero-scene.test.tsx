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
const open = (count = 7, hasTries = false) => {
  const say = (title: string) => ({
    bot: [{ title, text: 'Text', tone: { accent: [true] }, buttons: [] }],
  });
  const messages = Array.from({ length: count }, (_, index) => say(`Message ${index + 1}`));
  const tries = [{ label: 'Start a Storm', messages: [say('Thunder'), say('Rain'), say('Sun')] }];
  render(
    <SdkTestProvider>
      <HeroScene scene={{ channel: 'lounge', messages, tries: hasTries ? tries : [] }} />
    </SdkTestProvider>,
  );
};
const shown = () => screen.getAllByText(/^Message \d$/).map((each) => each.textContent);

const button = (name: string) => screen.getByRole('button', { name });

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
  expect(screen.queryByRole('button')).toBeNull();
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

describe('what a visitor starts', () => {
  const spoken = () => screen.getByRole('log', { name: 'lounge' }).textContent;
  const newest = () => document.querySelectorAll('[aria-hidden] strong').item(4).textContent;

  test('happens message by message, is read aloud, and stays in view', () => {
    prefersReducedMotion = false;
    open(7, true);
    expect(spoken()).toBe('');
    fireEvent.click(button('Start a Storm'));
    expect(newest()).toBe('Thunder');
    expect(spoken()).toBe('Thunder. Text');
    act(() => jest.advanceTimersByTime(1200));
    expect(newest()).toBe('Rain');
    act(() => jest.advanceTimersByTime(1200));
    expect(spoken()).toBe('Thunder. TextRain. TextSun. Text');
    act(() => jest.advanceTimersByTime(60_000));
    expect(newest()).toBe('Sun');
    expect(button('Play the chat')).toBeInTheDocument();
  });

  test('happens at once if reduced motion is preferred, and in a channel that plays nothing', () => {
    prefersReducedMotion = true;
    open(3, true);
    fireEvent.click(button('Start a Storm'));
    expect(spoken()).toBe('Thunder. TextRain. TextSun. Text');
    expect(newest()).toBe('Sun');
  });

  test('begins again with another press', () => {
    prefersReducedMotion = false;
    open(7, true);
    fireEvent.click(button('Start a Storm'));
    act(() => jest.advanceTimersByTime(1200));
    fireEvent.click(button('Start a Storm'));
    expect(spoken()).toBe('Thunder. Text');
    expect(newest()).toBe('Thunder');
  });
});
