import { useState } from 'react';
import type { FailureReason } from 'shared/contracts/reports/schema';
import { useHost } from '../host/host-context.ts';
import { ContentReady } from '../host/content-ready.tsx';
import { PrerenderedFallback } from './prerendered-fallback.tsx';
import { RemoteErrorCard } from './remote-error-card.tsx';

interface RemoteFailureProps {
  remote: string;
  version: string;
  error?: unknown;
  reason?: FailureReason;
  /** Absent during an attempt. */
  onRetry?: () => void;
}

/** The prerendered page where React has not replaced it yet, else an error card. */
export function RemoteFailure({ error, reason, ...rest }: RemoteFailureProps) {
  const { activation } = useHost();
  const [hasFallback] = useState(() => activation.hasFallback);
  if (hasFallback) return <PrerenderedFallback {...rest} />;
  return (
    <ContentReady>
      <RemoteErrorCard {...rest} error={error} reason={reason} />
    </ContentReady>
  );
}
