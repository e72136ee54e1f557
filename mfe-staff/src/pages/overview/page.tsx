import { useState } from 'react';
import type { ActivityRange } from '@portico/contracts/activity/ranges';
import { useSession } from '@portico/sdk';
import { SegmentedControl } from '@portico/ui';
import { ActivityCharts } from '../../activity/activity-charts.tsx';
import { StaffLayout } from '../../layout/staff-layout.tsx';

const RANGES: { value: ActivityRange; label: string }[] = [
  { value: '7d', label: '7 days' },
  { value: '14d', label: '14 days' },
  { value: '30d', label: '30 days' },
  { value: 'all', label: 'All time' },
];

/** `/staff/overview`: welcome, and the team's message activity (spec 1 §2). */
export default function OverviewPage() {
  const { user } = useSession();
  const [range, setRange] = useState<ActivityRange>('7d');
  return (
    <StaffLayout
      title="Overview"
      lead={user ? `Welcome, ${user.username}!` : 'Welcome!'}
      tools={
        <SegmentedControl label="Chart range" options={RANGES} value={range} onChange={setRange} />
      }
    >
      <ActivityCharts range={range} />
    </StaffLayout>
  );
}
