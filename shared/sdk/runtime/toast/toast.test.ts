import { act, renderHook } from '@testing-library/react';
import { dismissToast, toast, useToasts } from './toast.ts';

describe('toast', () => {
  it('[spec1 §9.5] lasts 3000 ms, errors 5000 ms, or the given time', () => {
    const { result } = renderHook(() => useToasts());
    act(() => {
      toast({ title: 'Import successful' });
      toast({ title: 'Import failed', kind: 'error' });
      toast({ title: 'Copied to clipboard', durationMs: 2000 });
    });
    expect(result.current.map(({ kind, durationMs }) => [kind, durationMs])).toEqual([
      ['success', 3000],
      ['error', 5000],
      ['success', 2000],
    ]);
  });

  it('is dismissed by its id', () => {
    const { result } = renderHook(() => useToasts());
    const [first, ...others] = result.current;
    act(() => dismissToast(first?.id ?? 0));
    expect(result.current).toEqual(others);
  });
});
