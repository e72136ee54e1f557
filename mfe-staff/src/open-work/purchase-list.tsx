import type { WaitingPurchase } from '@portico/contracts/desk/schema';
import { Link } from '@portico/sdk';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { Badge, Card, EmptyState, Heading, Stack, Text } from '@portico/ui';
import { Facts } from '../ui/facts.tsx';
import { LoadError } from '../ui/load-error.tsx';
import { Loading } from '../ui/loading.tsx';
import { KINDS } from './kinds.ts';
import { useStaffWaitingPurchasesQuery } from './open-work.api.ts';

/** The purchases in Discord that have become no license, oldest first: why, and what helps. */
export function PurchaseList() {
  const { data, isError, isFetching, refetch } = useStaffWaitingPurchasesQuery();
  if (isError && !isFetching)
    return <LoadError what="These purchases" onRetry={() => void refetch()} />;
  if (!data) return <Loading label="Loading purchases" heights={[160, 160]} />;
  const { label } = KINDS.discord;
  return (
    <Stack as="section" gap={4} aria-label={label}>
      <Heading level={2} size="m">
        {label}
      </Heading>
      {data.length === 0 && (
        <EmptyState title="Nothing Waits" message="Every purchase in Discord has its license." />
      )}
      {data.map((purchase) => (
        <PurchaseCard key={purchase.purchaseId} purchase={purchase} />
      ))}
    </Stack>
  );
}

function PurchaseCard({ purchase }: { purchase: WaitingPurchase }) {
  const { purchaseId, skuId, userId, isTest, since } = purchase;
  return (
    <Card as="article">
      <Stack gap={4}>
        <Stack direction="row" gap={3} align="center" wrap>
          <Heading level={3} size="s">
            {userId === null ? 'Bought for a Server' : 'No Plan Has This SKU'}
          </Heading>
          {isTest && <Badge>Test purchase</Badge>}
        </Stack>
        <Facts
          facts={[
            [
              'Buyer',
              userId === null ? (
                'not told by Discord'
              ) : (
                <Link to={`/staff/customers?id=${userId}`}>{userId}</Link>
              ),
            ],
            ['SKU', skuId],
            ['Purchase', purchaseId],
            ['Noticed', formatDateTime(since)],
          ]}
        />
        <Text tone="muted">
          {userId === null
            ? 'Licenses belong to users, so this purchase never becomes one. Refund it in Discord’s developer portal, and make the SKU one for users.'
            : 'Ask the operator to name the SKU at a plan (discordSku in catalog.yaml): the license follows within a minute. Otherwise refund the purchase in Discord’s developer portal.'}
        </Text>
      </Stack>
    </Card>
  );
}
