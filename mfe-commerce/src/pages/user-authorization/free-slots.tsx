import { countThatIs } from '@portico/sdk/rules/count';
import type { InvoicePage } from '@portico/contracts/invoices/schema';
import { ButtonLink, Card, Heading, Stack, Text } from '@portico/ui';
import { slotsPageOf } from '../../gifts/slots-page.ts';
import { useCommerceInvoicesQuery } from '../../purchases/purchases.api.ts';

/** The first page of paid invoices; its `awaiting` names those with free slots. */
const NEWEST = {
  page: 1,
  sortBy: 'createdAt',
  sortDirection: 'desc',
  filter: 'completed',
} as const;

type Awaiting = InvoicePage['awaiting'];

/** The invoices with free slots; undefined while they load. After a failure there are none to offer. */
export function useFreeSlots(): Awaiting | undefined {
  const { data, isLoading } = useCommerceInvoicesQuery(NEWEST);
  return isLoading ? undefined : (data?.awaiting ?? []);
}

/** Offers to authorize servers where paid slots are free. */
export function FreeSlots({ awaiting }: { awaiting: Awaiting }) {
  const [newest] = awaiting;
  if (!newest) return null;
  const free = awaiting.reduce((sum, { pendingServers }) => sum + pendingServers, 0);
  return (
    <Card as="section" aria-labelledby="free-slots-title">
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} size="m" id="free-slots-title">
            {countThatIs(free, 'slot')} free
          </Heading>
          <Text tone="muted" size="s">
            You have paid for more servers than you have authorized.
          </Text>
        </Stack>
        <Stack direction="row" gap={3} wrap>
          <ButtonLink to={`${slotsPageOf(newest)}?authorize=1`}>Authorize a Server</ButtonLink>
          {awaiting.length > 1 && (
            <ButtonLink to="/user/invoices?filter=completed" variant="secondary">
              Choose an invoice
            </ButtonLink>
          )}
        </Stack>
      </Stack>
    </Card>
  );
}
