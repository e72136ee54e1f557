import { act, renderHook } from '@testing-library/react';
import { SdkTestProvider } from '../testing.tsx';
import { initTheme, useTheme } from './theme.ts';

/** The operating system's theme, as `matchMedia` reports it. */
function systemTheme(theme: 'dark' | 'light') {
  const query = Object.assign(new EventTarget(), { matches: theme === 'light' });
  window.matchMedia = () => query as unknown as MediaQueryList;
  return {
    become(next: 'dark' | 'light') {
      query.matches = next === 'light';
      query.dispatchEvent(new Event('change'));
    },
  };
}

const themeOf = () => renderHook(() => useTheme(), { wrapper: SdkTestProvider }).result;

describe('useTheme', () => {
  const { matchMedia } = window;
  afterEach(() => {
    window.matchMedia = matchMedia;
  });

  it("starts with the page server's choice, and stores another", () => {
    systemTheme('dark');
    document.documentElement.dataset.theme = 'light';
    initTheme();
    const result = themeOf();
    expect(result.current).toMatchObject({ theme: 'light', choice: 'light', system: 'dark' });
    act(() => result.current.setTheme('dark'));
    expect(result.current.theme).toBe('dark');
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(document.cookie).toBe('theme=dark');
    act(() => result.current.setTheme('system'));
    expect(document.cookie).toBe('theme=system');
  });

  it('follows the system without a choice, also when it changes', () => {
    const system = systemTheme('light');
    document.documentElement.dataset.theme = 'system';
    initTheme();
    const result = themeOf();
    expect(result.current).toMatchObject({ theme: 'light', choice: 'system' });
    act(() => system.become('dark'));
    expect(result.current.theme).toBe('dark');
  });
});
