import { UserSearch } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Button, EmptyState, Stack, Text, TextField } from '@portico/ui';
import { styled } from 'styled-components';
import { FormError } from '../ui/form-error.tsx';
import { Loading } from '../ui/loading.tsx';
import { useStaffSearchCustomersMutation } from './customers.api.ts';
import { CustomerStart } from './customer-start.tsx';
import { MatchList } from './match-list.tsx';
import { formatNotFound, SEARCHABLE } from './search-text.ts';

const Search = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-3);
  align-items: end;
  max-width: 640px;
`;

interface CustomerSearchFormProps {
  /** Whether no customer is shown. */
  isEmpty: boolean;
  /** @param id of the only customer that the text has found */
  onFound: (id: string) => void;
  /** The customer that is shown until the next search. */
  children: ReactNode;
}

/** The search box of the support desk. It leads to the customer, or lists those that a text can mean. */
export function CustomerSearchForm({ isEmpty, onFound, children }: CustomerSearchFormProps) {
  const [text, setText] = useState('');
  const [search, { data, error, isLoading, reset }] = useStaffSearchCustomersMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    const { data: found } = await search(text.trim());
    const [only, ...others] = found?.matches ?? [];
    if (only && others.length === 0) onFound(only.key);
  };
  return (
    <Stack gap={5}>
      <Search role="search" aria-label="Customers" onSubmit={(event) => void submit(event)}>
        <TextField
          label="Search customers"
          type="search"
          placeholder="Invoice, email, name or ID"
          maxLength={320}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={setText}
        />
        <Button type="submit" disabled={isLoading}>
          Search
        </Button>
      </Search>
      <FormError error={error} />
      {isLoading ? (
        <Loading label="Searching" heights={[88, 260]} />
      ) : data && data.matches.length > 1 ? (
        <MatchList {...data} onPick={reset} />
      ) : data?.matches.length === 0 ? (
        <EmptyState
          title="No Customer Found"
          message={formatNotFound(data.kind)}
          icon={<UserSearch size={26} />}
          actions={<Text tone="muted">{SEARCHABLE}</Text>}
        />
      ) : isEmpty ? (
        <CustomerStart />
      ) : (
        children
      )}
    </Stack>
  );
}
