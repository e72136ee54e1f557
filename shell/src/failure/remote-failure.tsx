import { useState } from 'react';
import type { FailureReason } from 'shared/contracts/reports/schema';
import { useHost } from '../host/host-context.ts';
import { ContentReady } from '../host/content-ready.tsx';
import { KeptPage } from './kept-page.tsx';
import { RemoteErrorCard } from './remote-error-card.tsx';

interface RemoteFailureProps {
  remote: string;
  version: string;
  error?: unknown;
  reason?: FailureReason;
  /** Absent while an attempt runs. */
  onRetry?: () => void;
}

/** The prerendered page where there is one that nobody has taken over yet, else an error card. */
export function RemoteFailure({ error, reason, ...rest }: RemoteFailureProps) {
  const { activation } = useHost();
  const [keepsBody] = useState(() => activation.hasBody);
  if (keepsBody) return <KeptPage {...rest} />;
  return (
    <ContentReady>
      <RemoteErrorCard {...rest} error={error} reason={reason} />
    </ContentReady>
  );
}
