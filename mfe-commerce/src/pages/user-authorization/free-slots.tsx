import { countThatIs } from '@portico/sdk/rules/count';
import type { InvoicePage } from '@portico/contracts/invoices/schema';
import { Card, Heading, Stack, Text } from '@portico/ui';
import { useCommerceInvoicesQuery } from '../../purchases/purchases.api.ts';
import { SlotActions } from './slot-actions.tsx';

/** The first page of paid invoices; its `awaiting` names those with free slots. */
const NEWEST = {
  page: 1,
  sortBy: 'createdAt',
  sortDirection: 'desc',
  filter: 'completed',
} as const;

type Awaiting = InvoicePage['awaiting'];

/** The invoices with free slots; `unknown`: they could not be loaded. */
export type FreeSlotsAnswer = Awaiting | 'unknown';

/** The invoices with free slots; undefined while they load. */
export function useFreeSlots(): FreeSlotsAnswer | undefined {
  const { data, isLoading } = useCommerceInvoicesQuery(NEWEST);
  return isLoading ? undefined : (data?.awaiting ?? 'unknown');
}

/** Number of free slots of all invoices. */
export const slotsOf = (awaiting: Awaiting): number =>
  awaiting.reduce((sum, { pendingServers }) => sum + pendingServers, 0);

/** Offers to choose servers where paid slots are free. */
export function FreeSlots({ awaiting }: { awaiting: Awaiting }) {
  if (awaiting.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="free-slots-title">
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} size="m" id="free-slots-title">
            {countThatIs(slotsOf(awaiting), 'slot')} free
          </Heading>
          <Text tone="muted" size="s">
            Your licenses cover more servers than you have chosen.
          </Text>
        </Stack>
        <Stack direction="row" gap={3} wrap>
          <SlotActions awaiting={awaiting} />
        </Stack>
      </Stack>
    </Card>
  );
}
