import { X } from 'lucide-react';
import { formatGerman } from '@portico/sdk/rules/decimals';
import { Button, Stack } from '@portico/ui';
import { FILTER_NAMES } from './economy-query.ts';
import type { FilterName, Filters } from './economy-query.ts';

const day = (value: string) => value.split('-').reverse().join('.');

const LABELS: Record<FilterName, (value: string) => string> = {
  action: (value) => `Action: ${value}`,
  type: (value) => `Type: ${value}`,
  min: (value) => `At least ${formatGerman(value)}`,
  max: (value) => `At most ${formatGerman(value)}`,
  from: (value) => `From ${day(value)}`,
  to: (value) => `To ${day(value)}`,
};

interface FilterChipsProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** Buttons that remove the active filters. */
export function FilterChips({ filters, onChange }: FilterChipsProps) {
  const active = FILTER_NAMES.flatMap((name) => {
    const value = filters[name];
    return value ? [{ name, label: LABELS[name](value) }] : [];
  });
  if (active.length === 0) return null;
  return (
    <Stack direction="row" gap={2} wrap role="group" aria-label="Active filters">
      {active.map(({ name, label }) => (
        <Button
          key={name}
          variant="secondary"
          size="s"
          aria-label={`Remove filter ${label}`}
          onClick={() => {
            const { [name]: _, ...rest } = filters;
            onChange(rest);
          }}
        >
          {label} <X size={14} aria-hidden="true" />
        </Button>
      ))}
    </Stack>
  );
}
