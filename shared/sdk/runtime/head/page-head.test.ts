import { renderHook } from '@testing-library/react';
import { usePageHead, usePageHeadOverride } from './page-head.ts';

describe('usePageHead', () => {
  it('overrides the head while its component is mounted', () => {
    const shell = renderHook(() => usePageHeadOverride());
    expect(shell.result.current).toEqual({});
    const page = renderHook(({ title }) => usePageHead({ title }), {
      initialProps: { title: 'Ada' },
    });
    shell.rerender();
    expect(shell.result.current).toEqual({ title: 'Ada' });
    page.rerender({ title: 'Bob' });
    shell.rerender();
    expect(shell.result.current).toEqual({ title: 'Bob' });
    page.unmount();
    shell.rerender();
    expect(shell.result.current).toEqual({});
  });

  it('keeps the override of the next page when the previous one unmounts', () => {
    const shell = renderHook(() => usePageHeadOverride());
    const old = renderHook(() => usePageHead({ title: 'Old' }));
    renderHook(() => usePageHead({ title: 'New' }));
    old.unmount();
    shell.rerender();
    expect(shell.result.current).toEqual({ title: 'New' });
  });
});
