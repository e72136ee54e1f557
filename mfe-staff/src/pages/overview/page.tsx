import { useState } from 'react';
import type { ActivityRange } from '@portico/contracts/activity/ranges';
import { useSession } from '@portico/sdk';
import { Heading, SegmentedControl, Stack, Text } from '@portico/ui';
import { ActivityCharts } from '../../activity/activity-charts.tsx';
import { StaffLayout } from '../../layout/staff-layout.tsx';
import { OpenWork } from '../../open-work/open-work.tsx';

const RANGES: { value: ActivityRange; label: string }[] = [
  { value: '7d', label: '7 days' },
  { value: '14d', label: '14 days' },
  { value: '30d', label: '30 days' },
  { value: 'all', label: 'All time' },
];

/** `/staff/overview`: what waits for the team, and the team's message activity (spec 1 §2). */
export default function OverviewPage() {
  const { user } = useSession();
  const [range, setRange] = useState<ActivityRange>('7d');
  return (
    <StaffLayout title="Overview" lead={user ? `Welcome, ${user.username}!` : 'Welcome!'}>
      <OpenWork />
      <Stack direction="row" gap={3} align="center" justify="space-between" wrap>
        <div>
          <Heading level={2} size="m">
            Messages by the team
          </Heading>
          <Text tone="muted" size="s">
            Per day in UTC. Dotted: today so far.
          </Text>
        </div>
        <SegmentedControl label="Chart range" options={RANGES} value={range} onChange={setRange} />
      </Stack>
      <ActivityCharts range={range} />
    </StaffLayout>
  );
}
