import { useState } from 'react';
import { Text } from '@portico/ui';
import { useStaffCanaryQuery } from './canary.api.ts';
import { EndCanaryDialog } from './end-canary-dialog.tsx';
import type { PendingEnd } from './end-canary-dialog.tsx';
import { EndedCanaries } from './ended-canaries.tsx';
import { RunningCanary } from './running-canary.tsx';

const REFRESH_MS = 10_000;

interface CanarySectionProps {
  app: string;
  isRunning: boolean;
  mayRelease: boolean;
}

/** The running canary of an app, and the latest ended ones. Renders nothing for an app without canaries. */
export function CanarySection({ app, isRunning, mayRelease }: CanarySectionProps) {
  const [end, setEnd] = useState<PendingEnd>();
  const { data, isError, isFetching } = useStaffCanaryQuery(app, {
    pollingInterval: isRunning ? REFRESH_MS : 0,
  });
  // The last figures stay visible while they cannot be refreshed.
  return (
    <>
      {end && <EndCanaryDialog end={end} onClose={() => setEnd(undefined)} />}
      {isRunning && isError && !isFetching && (
        <Text tone="muted" role="status">
          Canary metrics could not be loaded.
        </Text>
      )}
      {data?.running && (
        <RunningCanary canary={data.running} mayRelease={mayRelease} onEnd={setEnd} />
      )}
      {data && <EndedCanaries app={app} ended={data.ended} />}
    </>
  );
}
