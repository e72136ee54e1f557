import { BadgeCheck } from 'lucide-react';
import { IfPage } from '@portico/sdk';
import { Button, ButtonLink, EmptyState, ErrorPanel, Skeleton, Stack } from '@portico/ui';
import { ServersDashboard } from '../../dashboard/servers-dashboard.tsx';
import { LicenseBenefits } from '../../licenses/license-benefits.tsx';
import { LicenseCard } from '../../licenses/license-card.tsx';
import { useCommerceLicensesQuery } from '../../purchases/purchases.api.ts';

/** `/user/licenses`, the first view of Servers: each slot with its server, invoice, next transfer, refund period and history. */
export default function UserLicensesPage() {
  const { data, isError, isFetching, refetch } = useCommerceLicensesQuery();
  return (
    <ServersDashboard about="Each slot covers one server. You choose which.">
      {isError && !isFetching && (
        <ErrorPanel
          title="Your licenses could not be loaded"
          message="Nothing has changed. Please try again."
          actions={<Button onClick={() => void refetch()}>Try Again</Button>}
        />
      )}
      {!data && !isError && (
        <Stack aria-busy="true" aria-label="Loading licenses" role="group">
          <Skeleton height="100vh" radius="l" />
        </Stack>
      )}
      {data?.licenses.length === 0 && !isError && (
        <EmptyState
          icon={<BadgeCheck size={26} />}
          title="No license yet"
          message="A license is paid once. You choose its servers here, and change them later."
          actions={
            <IfPage path="/store">
              <ButtonLink to="/store">Visit the Store</ButtonLink>
            </IfPage>
          }
        >
          <LicenseBenefits />
        </EmptyState>
      )}
      {!isError &&
        data?.licenses.map((license) => (
          <LicenseCard
            key={license.invoiceId}
            license={license}
            nextTransferAt={data.nextTransferAt}
          />
        ))}
    </ServersDashboard>
  );
}
