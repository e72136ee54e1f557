import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { useHost } from './host-context.ts';

/** Around content that may replace the static page: its first commit completes the takeover. */
export function ContentReady({ children }: { children: ReactNode }) {
  const { takeover } = useHost();
  useLayoutEffect(() => takeover.complete(), [takeover]);
  return children;
}
