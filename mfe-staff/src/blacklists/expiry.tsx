import { formatDateTime } from 'shared/rules/dates';
import { Badge, Stack } from 'shared/ui';

interface ExpiryProps {
  /** Epoch seconds. */
  timestamp: number;
  /** Seconds; 0 is for ever. */
  duration: number;
  /** Epoch seconds. */
  now: number;
}

/** Until when an entry holds, and whether that is over. */
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
