import { formatDateTime } from '@portico/sdk/rules/time/format';
import { Badge, Stack } from '@portico/ui';

interface ExpiryProps {
  /** Epoch seconds. */
  timestamp: number;
  /** Seconds; 0: permanent. */
  duration: number;
  /** Epoch seconds. */
  now: number;
}

/** Expiry date of an entry, with a badge after expiry. */
export function Expiry({ timestamp, duration, now }: ExpiryProps) {
  if (duration === 0) return <>Never</>;
  const end = timestamp + duration;
  return (
    <Stack direction="row" gap={2} align="center" wrap>
      <span>{formatDateTime(end)}</span>
      {end <= now && <Badge tone="warning">Expired</Badge>}
    </Stack>
  );
}
