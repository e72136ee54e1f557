import { useState } from 'react';
import type { PageErrorCode } from '@portico/sdk/platform';
import { useHost } from '../host/host-context.ts';
import { ContentReady } from '../host/content-ready.tsx';
import { PrerenderedFallback } from './prerendered-fallback.tsx';
import { RemoteErrorCard } from './remote-error-card.tsx';

interface RemoteFailureProps {
  remote: string;
  version: string;
  /** Absent during an attempt. */
  code?: PageErrorCode;
  /** Absent during an attempt. */
  onRetry?: () => void;
}

/** The prerendered page where React has not replaced it yet, else an error card. */
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
