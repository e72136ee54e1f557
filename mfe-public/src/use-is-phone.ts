import { useSyncExternalStore } from 'react';

/** Below `media.tablet`: lists have one column. */
const phone = () => matchMedia('(max-width: 639.98px)');

const subscribe = (onChange: () => void) => {
  const query = phone();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether the window is as narrow as a phone. In a prerendered page: false. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => phone().matches,
    () => false,
  );
