import { useState } from 'react';
import type { FormEvent } from 'react';
import type { SalesPeriod } from '@portico/contracts/rules/sales-period';
import type { SalesStep } from '@portico/contracts/rules/sales-period';
import { Button, Card, Labeled, SegmentedControl, Stack, Text, TextField } from '@portico/ui';
import { Fields, Form } from '../ui/form.tsx';
import { periodProblem } from './periods.ts';

const STEPS: { value: SalesStep; label: string }[] = [
  { value: 'day', label: 'Days' },
  { value: 'month', label: 'Months' },
];

interface PeriodFormProps {
  period: SalesPeriod;
  onChange: (period: SalesPeriod) => void;
}

/** The choice of any period. Use the period as `key`, so that outside changes reset it. */
export function PeriodForm({ period, onChange }: PeriodFormProps) {
  const [draft, setDraft] = useState(period);
  const [showsProblem, setShowsProblem] = useState(false);
  const problem = periodProblem(draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setShowsProblem(true);
    if (problem === undefined) onChange(draft);
  };
  return (
    <Card padding={4}>
      <Form aria-label="Period" onSubmit={submit} noValidate>
        <Fields>
          <TextField
            label="First day (UTC)"
            type="date"
            value={draft.from}
            onChange={(from) => setDraft({ ...draft, from })}
          />
          <TextField
            label="Last day (UTC)"
            type="date"
            value={draft.to}
            onChange={(to) => setDraft({ ...draft, to })}
          />
          <Labeled label="Sums by">
            <Stack direction="row">
              <SegmentedControl
                label="Sums by"
                options={STEPS}
                value={draft.by}
                onChange={(by) => setDraft({ ...draft, by })}
              />
            </Stack>
          </Labeled>
          <Stack direction="row">
            <Button type="submit">Show period</Button>
          </Stack>
        </Fields>
        {showsProblem && problem !== undefined && (
          <Text role="alert" tone="danger" size="s">
            {problem}
          </Text>
        )}
      </Form>
    </Card>
  );
}
