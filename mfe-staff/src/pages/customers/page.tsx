import { UserSearch } from 'lucide-react';
import { WAITING_INVOICES } from '@portico/contracts/desk/open-work';
import { useSearchParams } from '@portico/sdk';
import { EmptyState, Text } from '@portico/ui';
import { CustomerSearchForm } from '../../customers/customer-search.tsx';
import { customerKey } from '../../customers/customer-key.ts';
import { CustomerView } from '../../customers/customer-view.tsx';
import { useStaffCustomerQuery } from '../../customers/customers.api.ts';
import { useStaffDeskQuery } from '../../desk/desk.api.ts';
import { StaffLayout } from '../../layout/staff-layout.tsx';
import { PurchaseList } from '../../open-work/purchase-list.tsx';
import { WaitingList } from '../../open-work/waiting-list.tsx';
import { WithdrawalList } from '../../withdrawals/withdrawal-list.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Loading } from '../../ui/loading.tsx';

/**
 * `/staff/customers`: the support desk. The search text stays out of the address of the page, because
 * it can be an email address; `id` is the customer that it has found. `waiting` lists what a tile of the
 * overview counts.
 */
export default function CustomersPage() {
  const [search, setSearch] = useSearchParams();
  const id = search.get('id')?.trim() ?? '';
  const key = customerKey(id);
  const list = id === '' ? listOf(search.get('waiting')) : undefined;
  return (
    <StaffLayout
      title="Customers"
      lead="Find a customer by whatever their request mentions. Every lookup is logged."
    >
      <CustomerSearchForm
        key={id}
        isEmpty={id === '' && !list}
        onFound={(found) => setSearch({ id: found })}
      >
        {key ? <Result id={key} /> : (list ?? <NoCustomer />)}
      </CustomerSearchForm>
    </StaffLayout>
  );
}

/** What a tile of the overview counts. @param waiting of the address */
function listOf(waiting: string | null) {
  if (waiting === 'withdrawals') return <WithdrawalList />;
  if (waiting === 'discord') return <PurchaseList />;
  const kind = WAITING_INVOICES.find((each) => each === waiting);
  return kind && <WaitingList kind={kind} />;
}

function Result({ id }: { id: string }) {
  const desk = useStaffDeskQuery();
  const { data, isError, isFetching, refetch } = useStaffCustomerQuery(id, {
    refetchOnMountOrArgChange: true,
  });
  if (isError && !isFetching) {
    return <LoadError what="The customer" onRetry={() => void refetch()} />;
  }
  if (!data) {
    return <Loading label="Searching" heights={[88, 260]} />;
  }
  if (data.kind === 'unknown') return <NoCustomer />;
  return (
    <CustomerView
      id={id}
      customer={data}
      rights={desk.data?.rights ?? []}
      onChanged={() => void refetch()}
    />
  );
}

function NoCustomer() {
  return (
    <EmptyState
      title="No Customer Found"
      message="No account, purchase, invoice or licensed server matches this ID or number."
      icon={<UserSearch size={26} />}
      actions={<Text tone="muted">Check that you copied the whole ID or number.</Text>}
    />
  );
}
