import { useLayoutEffect, useRef } from 'react';
import { FALLBACK_BODY_ID } from '@portico/sdk/platform';
import type { PageErrorCode } from '@portico/sdk/platform';
import { Button } from '@portico/ui';
import { useHost } from '../host/host-context.ts';
import { NoticeBar, NoticeText } from '../layout/notice-bar.tsx';
import { supportLine } from './support-line.ts';

interface PrerenderedFallbackProps {
  remote: string;
  version: string;
  /** Absent during a retry. */
  code?: PageErrorCode;
  /** Absent during a retry. */
  onRetry?: () => void;
}

/**
 * The prerendered page of a remote that does not load. It stays readable, with a bar that offers a
 * retry. The bar floats, so that it causes no layout shift.
 */
export function PrerenderedFallback({ onRetry, ...failure }: PrerenderedFallbackProps) {
  const { activation } = useHost();
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (container.current) activation.showFallback(container.current);
  }, [activation]);
  return (
    <>
      <div ref={container} id={FALLBACK_BODY_ID} />
      <NoticeBar $warning role="alert">
        <NoticeText>
          You can read this page, but its buttons and forms did not load.{' '}
          <small>{supportLine(failure)}</small>
        </NoticeText>
        <Button size="s" disabled={!onRetry} onClick={onRetry}>
          {onRetry ? 'Retry' : 'Retrying…'}
        </Button>
      </NoticeBar>
    </>
  );
}
