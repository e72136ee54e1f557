import type { SmokeSummary } from '@portico/sdk/contracts/smoke/run';
import { Badge } from '@portico/ui';
import type { BadgeTone } from '@portico/ui';

const STATES: Record<SmokeSummary['state'], { label: string; tone: BadgeTone }> = {
  waiting: { label: 'Waiting', tone: 'accent' },
  running: { label: 'Running', tone: 'accent' },
  passed: { label: 'Passed', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
  aborted: { label: 'Aborted', tone: 'warning' },
};

/** The state of the smoke run of a version. */
export function SmokeBadge({ smoke }: { smoke: SmokeSummary | null }) {
  if (!smoke) return <>Not tested</>;
  const { label, tone } = STATES[smoke.state];
  return <Badge tone={tone}>{label}</Badge>;
}
