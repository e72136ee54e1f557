import { useState } from 'react';
import type { FormEvent } from 'react';
import type { IncidentState } from '@portico/contracts/incidents/schema';
import type { StaffIncident } from '@portico/contracts/incidents/staff/schema';
import { canFollow, isOver } from '@portico/contracts/rules/incidents';
import { useDirtyForm } from '@portico/sdk';
import { Button, Labeled, Select, Stack, TextField } from '@portico/ui';
import { Form } from '../ui/form.tsx';
import { FormError } from '../ui/form-error.tsx';
import { useStaffUpdateIncidentMutation } from './incidents.api.ts';
import { LIMITS, stateOptions } from './form-values.ts';

/** Adds an update: the current state and a text. */
export function UpdateForm({
  incident: { id, kind, state: before, version },
  onDone,
}: {
  incident: StaffIncident;
  onDone: () => void;
}) {
  const [send, { isLoading, error }] = useStaffUpdateIncidentMutation();
  const options = stateOptions(kind).filter(({ value }) => canFollow(kind, before, value));
  const [state, setState] = useState<IncidentState>(
    isOver(kind, before) ? (options[0]?.value ?? before) : before,
  );
  const [text, setText] = useState('');
  useDirtyForm(text !== '');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { error: sendError } = await send({ id, body: { version, state, text } });
    if (!sendError) onDone();
  };
  return (
    <Form onSubmit={(event) => void submit(event)} aria-label="Post an update">
      <Labeled label="State">
        <Select label="State" options={options} value={state} onChange={setState} />
      </Labeled>
      <TextField
        label="Update"
        value={text}
        onChange={setText}
        maxLength={LIMITS.text}
        counts
        rows={4}
        required
      />
      <FormError error={error} />
      <Stack direction="row" gap={3}>
        <Button type="submit" size="s" disabled={isLoading}>
          Publish Update
        </Button>
        <Button size="s" variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </Stack>
    </Form>
  );
}
