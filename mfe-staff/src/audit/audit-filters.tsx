import { useState } from 'react';
import { Button, Labeled, media, Select, TextField } from '@portico/ui';
import { styled } from 'styled-components';
import type { AuditQuery } from './audit-query.ts';

/** All filters in one row where they fit, and in two full ones elsewhere. */
const Row = styled.div`
  display: grid;
  align-items: end;
  gap: var(--space-3);

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  @media (min-width: 1280px) {
    grid-template-columns: repeat(3, minmax(0, 1fr)) repeat(2, 152px) auto;
  }
`;

interface AuditFiltersProps {
  query: AuditQuery;
  /** Every action in the log. */
  actions: readonly string[];
  onChange: (query: AuditQuery) => void;
}

/**
 * Filters of the audit page. Use the query as `key`, so that a change of the URL resets the form.
 */
export function AuditFilters({ query, actions, onChange }: AuditFiltersProps) {
  const [draft, setDraft] = useState<AuditQuery>({ ...query, before: undefined });
  const field = (key: 'actor' | 'target' | 'from' | 'to') => ({
    value: draft[key] ?? '',
    maxLength: 100,
    autoComplete: 'off',
    onChange: (value: string) => setDraft({ ...draft, [key]: value }),
  });
  const options = ['', ...actions].map((value) => ({ value, label: value || 'All actions' }));
  return (
    <form
      role="search"
      aria-label="Audit"
      onSubmit={(event) => {
        event.preventDefault();
        onChange(draft);
      }}
    >
      <Row>
        <TextField label="Who" placeholder="ID, operator, system" {...field('actor')} />
        <TextField label="Target" placeholder="Discord ID, invoice:…" {...field('target')} />
        <Labeled label="Action">
          <Select
            label="Action"
            options={options}
            value={draft.action ?? ''}
            onChange={(action) => {
              setDraft({ ...draft, action });
              onChange({ ...draft, action });
            }}
          />
        </Labeled>
        <TextField label="From (UTC)" type="date" {...field('from')} />
        <TextField label="To (UTC)" type="date" {...field('to')} />
        <Button type="submit">Apply</Button>
      </Row>
    </form>
  );
}
