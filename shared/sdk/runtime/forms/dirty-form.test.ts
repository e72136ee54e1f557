import { renderHook } from '@testing-library/react';
import { hasDirtyForm, useDirtyForm } from './dirty-form.ts';

const leave = () => {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented ? 'blocked' : 'unloads';
};

describe('useDirtyForm', () => {
  it('makes the browser ask before unload while any form is dirty', () => {
    const first = renderHook(({ dirty }) => useDirtyForm(dirty), {
      initialProps: { dirty: false },
    });
    const second = renderHook(() => useDirtyForm(true));
    expect([hasDirtyForm(), leave()]).toEqual([true, 'blocked']);
    first.rerender({ dirty: true });
    second.unmount();
    expect([hasDirtyForm(), leave()]).toEqual([true, 'blocked']);
    first.rerender({ dirty: false });
    expect([hasDirtyForm(), leave()]).toEqual([false, 'unloads']);
  });
});
