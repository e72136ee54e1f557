import { lookup } from '@portico/sdk/rules/lookup';
import { Badge } from '@portico/ui';
import type { BadgeTone } from '@portico/ui';

const STATES: Record<string, { label: string; tone: BadgeTone }> = {
  live: { label: 'Live', tone: 'success' },
  retained: { label: 'Retained', tone: 'neutral' },
  retired: { label: 'Retired', tone: 'warning' },
};

/** A state of a newer API is shown by its name. */
export function StateBadge({ state }: { state: string }) {
  const { label, tone } = lookup(STATES, state, { label: state, tone: 'neutral' });
  return <Badge tone={tone}>{label}</Badge>;
}
