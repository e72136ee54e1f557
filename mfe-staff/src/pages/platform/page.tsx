import { useState } from 'react';
import { SegmentedControl, Text } from '@portico/ui';
import { StaffLayout } from '../../layout/staff-layout.tsx';
import { ChangeDialog } from '../../platform/change-dialog.tsx';
import type { PendingChange } from '../../platform/change-dialog.tsx';
import { StartCanaryDialog } from '../../platform/canary/start-canary-dialog.tsx';
import type { PendingCanary } from '../../platform/canary/start-canary-dialog.tsx';
import { PreviewDialog } from '../../platform/preview-dialog.tsx';
import type { PendingPreview } from '../../platform/preview-dialog.tsx';
import { PreviewList } from '../../platform/preview-list.tsx';
import { SwitchDialog } from '../../platform/switch-dialog.tsx';
import type { PendingSwitch } from '../../platform/switch-dialog.tsx';
import { AppCard } from '../../platform/app-card.tsx';
import { SiteCard } from '../../platform/site/site-card.tsx';
import { SiteDialog } from '../../platform/site/site-dialog.tsx';
import type { PendingSiteChange } from '../../platform/site/site-dialog.tsx';
import { useStaffSiteQuery } from '../../platform/site/site.api.ts';
import { useStaffPlatformQuery, useStaffVitalsQuery } from '../../platform/platform.api.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { Loading } from '../../ui/loading.tsx';

const SPANS = [
  { value: '1', label: 'Last hour' },
  { value: '24', label: '24 hours' },
  { value: '168', label: '7 days' },
];
const REFRESH_MS = 60_000;

/** `/staff/platform`: the apps of the site with live versions and vitals. */
export default function PlatformPage() {
  const [hours, setHours] = useState('24');
  const [change, setChange] = useState<PendingChange>();
  const [canary, setCanary] = useState<PendingCanary>();
  const [preview, setPreview] = useState<PendingPreview>();
  const [pendingSwitch, setPendingSwitch] = useState<PendingSwitch>();
  const [siteChange, setSiteChange] = useState<PendingSiteChange>();
  const site = useStaffSiteQuery(undefined, { pollingInterval: REFRESH_MS });
  const platform = useStaffPlatformQuery(undefined, { pollingInterval: REFRESH_MS });
  const vitals = useStaffVitalsQuery(Number(hours), { pollingInterval: REFRESH_MS });
  const { data, isError, isFetching } = platform;

  return (
    <StaffLayout
      title="Platform"
      lead="Live versions, their health in browsers, and who released them."
      tools={
        <SegmentedControl label="Report period" options={SPANS} value={hours} onChange={setHours} />
      }
    >
      {change && <ChangeDialog change={change} onClose={() => setChange(undefined)} />}
      {siteChange && <SiteDialog change={siteChange} onClose={() => setSiteChange(undefined)} />}
      {canary && <StartCanaryDialog canary={canary} onClose={() => setCanary(undefined)} />}
      {preview && data && (
        <PreviewDialog
          preview={preview}
          apps={data.apps}
          mayShare={data.may_release}
          onClose={() => setPreview(undefined)}
        />
      )}
      {pendingSwitch && (
        <SwitchDialog change={pendingSwitch} onClose={() => setPendingSwitch(undefined)} />
      )}
      {!data &&
        (isError && !isFetching ? (
          <LoadError what="The releases" onRetry={() => void platform.refetch()} />
        ) : (
          <Loading label="Loading the releases" heights={[420, 420, 420]} />
        ))}
      {vitals.isError && !vitals.isFetching && (
        <Text tone="muted" role="status">
          Browser reports could not be loaded.
        </Text>
      )}
      {site.isError && !site.isFetching && (
        <Text tone="muted" role="status">
          The site pack could not be loaded.
        </Text>
      )}
      {data && site.data && (
        <SiteCard site={site.data} onChange={setSiteChange} onPreview={setPreview} />
      )}
      {data && <PreviewList mayEnd={data.may_release} />}
      {data?.apps.map((app) => (
        <AppCard
          key={app.name}
          app={app}
          vitals={vitals.data?.apps.filter(({ remote }) => remote === app.name) ?? []}
          frames={vitals.data?.frames.filter(({ remote }) => remote === app.name) ?? []}
          mayRelease={data.may_release}
          onChange={setChange}
          onCanary={setCanary}
          onPreview={setPreview}
          onSwitch={data.may_switch ? setPendingSwitch : undefined}
        />
      ))}
    </StaffLayout>
  );
}
