import { useState } from 'react';
import type { FormEvent } from 'react';
import type { SalesPeriod } from '@portico/contracts/rules/sales-period';
import type { SalesStep } from '@portico/contracts/rules/sales-period';
import { Button, Card, Labeled, SegmentedControl, Text, TextField } from '@portico/ui';
import { styled } from 'styled-components';
import { Form } from '../ui/form.tsx';
import { periodProblem, PRESETS } from './periods.ts';
import type { Preset } from './periods.ts';

const STEPS: { value: SalesStep; label: string }[] = [
  { value: 'day', label: 'Days' },
  { value: 'month', label: 'Months' },
];

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-3) var(--space-4);

  & > :has(> input) {
    flex: 1 1 148px;
    max-width: 200px;
  }
`;

interface PeriodFormProps {
  period: SalesPeriod;
  /** The preset that the period is; empty: another period. */
  preset: Preset | '';
  onPreset: (preset: Preset) => void;
  onChange: (period: SalesPeriod) => void;
}

/** The choice of a period, by a preset or by its days. */
export function PeriodForm({ period, preset, onPreset, onChange }: PeriodFormProps) {
  return (
    <Card padding={4}>
      <Row>
        <Labeled label="Period">
          <SegmentedControl<Preset | ''>
            label="Period"
            options={PRESETS}
            value={preset}
            onChange={(next) => next && onPreset(next)}
          />
        </Labeled>
        <Days key={JSON.stringify(period)} period={period} onChange={onChange} />
      </Row>
    </Card>
  );
}

/** First day, last day and step. Use the period as `key`, so that outside changes reset them. */
function Days({ period, onChange }: Pick<PeriodFormProps, 'period' | 'onChange'>) {
  const [draft, setDraft] = useState(period);
  const [showsProblem, setShowsProblem] = useState(false);
  const problem = periodProblem(draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setShowsProblem(true);
    if (problem === undefined) onChange(draft);
  };
  return (
    <Form aria-label="Days" onSubmit={submit} noValidate>
      <Row>
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
        <Labeled label="Group by">
          <SegmentedControl
            label="Group by"
            options={STEPS}
            value={draft.by}
            onChange={(by) => setDraft({ ...draft, by })}
          />
        </Labeled>
        <Button type="submit" variant="secondary">
          Apply
        </Button>
      </Row>
      {showsProblem && problem !== undefined && (
        <Text role="alert" tone="danger" size="s">
          {problem}
        </Text>
      )}
    </Form>
  );
}
