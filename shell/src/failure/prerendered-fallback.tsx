import { useLayoutEffect, useRef } from 'react';
import { FALLBACK_BODY_ID } from 'shared/platform';
import { Button } from 'shared/ui';
import { useHost } from '../host/host-context.ts';
import { NoticeBar, NoticeText } from '../layout/notice-bar.tsx';

interface PrerenderedFallbackProps {
  remote: string;
  version: string;
  /** Absent during an attempt. */
  onRetry?: () => void;
}

/**
 * The prerendered page of a remote that does not load: stays readable, with a bar that offers
 * another attempt. The bar floats, so that nothing shifts.
 */
export function PrerenderedFallback({ remote, version, onRetry }: PrerenderedFallbackProps) {
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
          You can read this page, but its interactive part ({remote} {version}) did not load.
        </NoticeText>
        <Button size="s" disabled={!onRetry} onClick={onRetry}>
          {onRetry ? 'Retry' : 'Retrying…'}
        </Button>
      </NoticeBar>
    </>
  );
}
