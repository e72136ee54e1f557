import { act, renderHook } from '@testing-library/react';
import { SdkTestProvider } from '../testing.tsx';
import { initTheme, useTheme } from './theme.ts';

describe('useTheme', () => {
  it("starts with the page server's theme, and stores a choice", () => {
    document.documentElement.dataset.theme = 'light';
    initTheme();
    const { result } = renderHook(() => useTheme(), { wrapper: SdkTestProvider });
    expect(result.current.theme).toBe('light');
    act(() => result.current.setTheme('dark'));
    expect(result.current.theme).toBe('dark');
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(document.cookie).toBe('theme=dark');
  });
});
