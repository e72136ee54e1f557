import { UserSearch } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from '@portico/sdk';
import { Button, EmptyState, ErrorPanel, Text, TextField } from '@portico/ui';
import { styled } from 'styled-components';
import { customerKey } from '../../customers/customer-key.ts';
import { CustomerView } from '../../customers/customer-view.tsx';
import { useStaffCustomerQuery } from '../../customers/customers.api.ts';
import { useStaffDeskQuery } from '../../desk/desk.api.ts';
import { StaffLayout } from '../../layout/staff-layout.tsx';
import { Loading } from '../../ui/loading.tsx';

const Search = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-3);
  align-items: end;
  max-width: 560px;
`;

/** `/staff/customers`: look-up by user, invoice or server id, or by invoice number. */
export default function CustomersPage() {
  const [search, setSearch] = useSearchParams();
  const id = search.get('id')?.trim() ?? '';
  const key = customerKey(id);
  return (
    <StaffLayout
      title="Customers"
      lead="Find purchases by user ID, server ID, invoice ID or invoice number. Every lookup is logged."
    >
      <SearchForm
        key={id}
        id={id}
        onSearch={(text) => setSearch(text ? { id: customerKey(text) ?? text } : {})}
      />
      {id === '' ? (
        <EmptyState
          title="Find a customer"
          message="Enter a user ID, server ID, invoice ID or invoice number."
          icon={<UserSearch size={26} />}
        />
      ) : key ? (
        <Result id={key} />
      ) : (
        <NoCustomer />
      )}
    </StaffLayout>
  );
}

function SearchForm({ id, onSearch }: { id: string; onSearch: (id: string) => void }) {
  const [text, setText] = useState(id);
  return (
    <Search
      role="search"
      aria-label="Customers"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <TextField
        label="User ID, server ID, invoice ID or number"
        type="search"
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={setText}
      />
      <Button type="submit">Look up</Button>
    </Search>
  );
}

function Result({ id }: { id: string }) {
  const desk = useStaffDeskQuery();
  const { data, isError, isFetching, refetch } = useStaffCustomerQuery(id, {
    refetchOnMountOrArgChange: true,
  });
  if (isError && !isFetching) {
    return (
      <ErrorPanel
        title="Error"
        message="The lookup failed. Please try again."
        actions={<Button onClick={() => void refetch()}>Try Again</Button>}
      />
    );
  }
  if (!data) {
    return <Loading label="Searching" heights={[88, 260]} />;
  }
  if (data.kind === 'unknown') return <NoCustomer />;
  return (
    <CustomerView
      id={id}
      customer={data}
      mayVerify={desk.data?.rights.includes('verify') ?? false}
      mayRefund={desk.data?.rights.includes('refund') ?? false}
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
