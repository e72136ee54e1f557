import { renderHook } from '@testing-library/react';
import { useWhileVisible } from './use-while-visible.ts';

const show = (visibilityState: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', {
    value: visibilityState,
    configurable: true,
  });
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  show('visible');
});

describe('useWhileVisible', () => {
  it('calls the newest function each period until it unmounts', () => {
    const calls: number[] = [];
    const { rerender, unmount } = renderHook(
      ({ name }) => useWhileVisible(1000, () => calls.push(name)),
      { initialProps: { name: 1 } },
    );
    jest.advanceTimersByTime(999);
    expect(calls).toEqual([]);
    jest.advanceTimersByTime(1);
    rerender({ name: 2 });
    jest.advanceTimersByTime(1000);
    expect(calls).toEqual([1, 2]);
    unmount();
    jest.advanceTimersByTime(10_000);
    expect(calls).toEqual([1, 2]);
  });

  it('pauses while the tab is hidden, and catches up once when it is visible again', () => {
    const work = jest.fn();
    renderHook(() => useWhileVisible(1000, work));
    show('hidden');
    jest.advanceTimersByTime(60_000);
    expect(work).not.toHaveBeenCalled();
    show('visible');
    jest.advanceTimersByTime(0);
    expect(work).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(999);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('keeps its period when the tab was hidden briefly', () => {
    const work = jest.fn();
    renderHook(() => useWhileVisible(1000, work));
    jest.advanceTimersByTime(400);
    show('hidden');
    jest.advanceTimersByTime(300);
    show('visible');
    jest.advanceTimersByTime(299);
    expect(work).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledTimes(1);
  });
});
