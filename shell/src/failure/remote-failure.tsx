import { useState } from 'react';
import type { PageErrorCode } from '@portico/sdk/platform';
import { useHost } from '../host/host-context.ts';
import { ContentReady } from '../host/content-ready.tsx';
import { PrerenderedFallback } from './prerendered-fallback.tsx';
import { RemoteErrorCard } from './remote-error-card.tsx';

interface RemoteFailureProps {
  remote: string;
  version: string;
  /** Absent during a retry. */
  code?: PageErrorCode;
  /** Absent during a retry. */
  onRetry?: () => void;
}

/** The prerendered page if React has not replaced it yet, otherwise an error card. */
export function RemoteFailure(props: RemoteFailureProps) {
  const { activation } = useHost();
  const [hasFallback] = useState(() => activation.hasFallback);
  if (hasFallback) return <PrerenderedFallback {...props} />;
  const { code } = props;
  return (
    code && (
      <ContentReady>
        <RemoteErrorCard {...props} code={code} />
      </ContentReady>
    )
  );
}
