import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { useHost } from './host-context.ts';

/** Wraps content that may replace the static page: its first commit completes activation. */
export function ContentReady({ children }: { children: ReactNode }) {
  const { activation } = useHost();
  useLayoutEffect(() => activation.complete(), [activation]);
  return children;
}
