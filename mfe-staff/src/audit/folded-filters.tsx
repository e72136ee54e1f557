import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { FiltersButton } from '../ui/filters-button.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { countFilters, type AuditQuery } from './audit-query.ts';

const Toggle = styled(FiltersButton)`
  justify-self: start;

  @media (min-width: 640px) {
    display: none;
  }
`;

const Box = styled.div`
  display: grid;
  gap: var(--space-3);

  @media (max-width: 639px) {
    & > [data-open='false'] {
      display: none;
    }
  }
`;

interface FoldedFiltersProps {
  query: AuditQuery;
  /** Every action in the log. */
  actions: readonly string[];
  onChange: (query: AuditQuery) => void;
}

/** The filters of the audit page. On phones, which they would fill, they are folded behind a button. */
export function FoldedFilters({ query, actions, onChange }: FoldedFiltersProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box>
      <Toggle
        active={countFilters(query)}
        isOpen={isOpen}
        controls={id}
        onToggle={() => setOpen(!isOpen)}
      />
      <div id={id} data-open={isOpen}>
        <AuditFilters
          key={JSON.stringify({ ...query, before: undefined })}
          query={query}
          actions={actions}
          onChange={(next) => {
            setOpen(false);
            onChange(next);
          }}
        />
      </div>
    </Box>
  );
}
