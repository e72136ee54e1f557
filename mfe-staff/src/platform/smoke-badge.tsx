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

/** @param smoke newest smoke run of a version, if there is one */
export const smokeText = (smoke: SmokeSummary | null | undefined): string =>
  smoke ? STATES[smoke.state].label : 'Not run';

/** The state of the smoke run of a version. */
export function SmokeBadge({ smoke }: { smoke: SmokeSummary | null }) {
  if (!smoke) return <>{smokeText(smoke)}</>;
  const { label, tone } = STATES[smoke.state];
  return <Badge tone={tone}>{label}</Badge>;
}
