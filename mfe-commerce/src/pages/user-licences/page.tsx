import { BadgeCheck } from 'lucide-react';
import { Button, ButtonLink, EmptyState, ErrorPanel, Skeleton, Stack } from '@portico/ui';
import { Dashboard } from '../../dashboard/dashboard.tsx';
import { LicenceBenefits } from '../../licences/licence-benefits.tsx';
import { LicenceCard } from '../../licences/licence-card.tsx';
import { useCommerceLicencesQuery } from '../../purchases/purchases.api.ts';

/** `/user/licences`: each slot with its server, invoice, next transfer, refund period and history. */
export default function UserLicencesPage() {
  const { data, isError, isFetching, refetch } = useCommerceLicencesQuery();
  return (
    <Dashboard title="Licences" about="Each slot covers one server. You choose which.">
      {isError && !isFetching && (
        <ErrorPanel
          title="Your licences could not be loaded"
          message="Nothing has changed. Please try again."
          actions={<Button onClick={() => void refetch()}>Try Again</Button>}
        />
      )}
      {!data && !isError && (
        <Stack aria-busy="true" aria-label="Loading licences" role="group">
          <Skeleton height="100vh" radius="l" />
        </Stack>
      )}
      {data?.licences.length === 0 && !isError && (
        <EmptyState
          icon={<BadgeCheck size={26} />}
          title="No licence yet"
          message="A licence is paid once. You choose its servers here, and change them later."
          actions={<ButtonLink to="/store">Visit the store</ButtonLink>}
        >
          <LicenceBenefits />
        </EmptyState>
      )}
      {!isError &&
        data?.licences.map((licence) => (
          <LicenceCard
            key={licence.invoiceId}
            licence={licence}
            nextTransferAt={data.nextTransferAt}
          />
        ))}
    </Dashboard>
  );
}
