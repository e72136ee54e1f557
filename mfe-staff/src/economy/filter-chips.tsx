import { X } from 'lucide-react';
import { formatGerman } from 'shared/rules/decimals';
import { Button, Stack } from 'shared/ui';
import { FILTER_NAMES } from './economy-query.ts';
import type { FilterName, Filters } from './economy-query.ts';

const day = (value: string) => value.split('-').reverse().join('.');

const WORDS: Record<FilterName, (value: string) => string> = {
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

/** The filters that are on; each one goes by a press. */
export function FilterChips({ filters, onChange }: FilterChipsProps) {
  const active = FILTER_NAMES.flatMap((name) => {
    const value = filters[name];
    return value ? [{ name, words: WORDS[name](value) }] : [];
  });
  if (active.length === 0) return null;
  return (
    <Stack direction="row" gap={2} wrap role="group" aria-label="Active filters">
      {active.map(({ name, words }) => (
        <Button
          key={name}
          variant="secondary"
          size="s"
          aria-label={`Remove filter ${words}`}
          onClick={() => {
            const { [name]: _, ...rest } = filters;
            onChange(rest);
          }}
        >
          {words} <X size={14} aria-hidden="true" />
        </Button>
      ))}
    </Stack>
  );
}
