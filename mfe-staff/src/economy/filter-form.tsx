import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { Button, Card, Stack, TextField } from '@portico/ui';
import { Fields, Form } from '../ui/form.tsx';
import { FILTER_NAMES, filterProblem, readAmount, writeAmount } from './economy-query.ts';
import type { FilterName, Filters } from './economy-query.ts';

const FIELDS: Record<FilterName, { label: string; type?: 'date'; inputMode?: 'decimal' }> = {
  action: { label: 'Action' },
  type: { label: 'Type' },
  min: { label: 'Minimum amount', inputMode: 'decimal' },
  max: { label: 'Maximum amount', inputMode: 'decimal' },
  from: { label: 'Start date', type: 'date' },
  to: { label: 'End date', type: 'date' },
};

interface FilterFormProps {
  filters: Filters;
  /** Suggested values; other values may be typed. */
  suggestions: { action: readonly string[]; type: readonly string[] };
  onApply: (filters: Filters) => void;
}

/**
 * Filters of spec 1 §5, applied together. Use the filters as `key`, so that outside changes reset
 * it.
 */
export function FilterForm({ filters, suggestions, onApply }: FilterFormProps) {
  const id = useId();
  const [draft, setDraft] = useState<Filters>(() => ({
    ...filters,
    ...(filters.min !== undefined && { min: writeAmount(filters.min) }),
    ...(filters.max !== undefined && { max: writeAmount(filters.max) }),
  }));
  const [showsErrors, setShowsErrors] = useState(false);
  const clean = cleaned(draft);
  const problems = FILTER_NAMES.filter((name) => filterProblem(name, clean[name] ?? ''));
  const apply = (event: FormEvent) => {
    event.preventDefault();
    setShowsErrors(true);
    if (problems.length === 0) onApply(clean);
  };
  return (
    <Card padding={4}>
      <Form aria-label="Filters" onSubmit={apply} noValidate>
        <Fields>
          {FILTER_NAMES.map((name) => (
            <TextField
              key={name}
              {...FIELDS[name]}
              value={draft[name] ?? ''}
              maxLength={64}
              list={name === 'action' || name === 'type' ? `${id}${name}` : undefined}
              error={showsErrors ? filterProblem(name, clean[name] ?? '') : undefined}
              onChange={(value) => setDraft({ ...draft, [name]: value })}
            />
          ))}
        </Fields>
        {(['action', 'type'] as const).map((name) => (
          <datalist key={name} id={`${id}${name}`}>
            {suggestions[name].map((value) => (
              <option key={value} value={value} />
            ))}
          </datalist>
        ))}
        <Stack direction="row" gap={3} wrap>
          <Button type="submit">Apply Filters</Button>
          <Button variant="secondary" onClick={() => onApply({})}>
            Clear Filters
          </Button>
        </Stack>
      </Form>
    </Card>
  );
}

function cleaned(draft: Filters): Filters {
  const filters: Filters = {};
  for (const name of FILTER_NAMES) {
    const text = draft[name] ?? '';
    const value = name === 'min' || name === 'max' ? readAmount(text) : text.trim();
    if (value) filters[name] = value;
  }
  return filters;
}
