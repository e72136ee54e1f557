import { useState } from 'react';
import type { FormEvent } from 'react';
import type { StaffIncident } from '@portico/sdk/contracts/incidents/staff/schema';
import { Button, Labelled, Select, Stack, TextField } from '@portico/ui';
import { Form, Pair } from '../ui/form.tsx';
import { FormError } from '../ui/form-error.tsx';
import { useStaffEditIncidentMutation } from './incidents.api.ts';
import { fromField, IMPACTS, LIMITS, toField } from './form-values.ts';

/** Edits title, impact and start of an incident. */
export function EditForm({ incident, onDone }: { incident: StaffIncident; onDone: () => void }) {
  const { id, version } = incident;
  const [send, { isLoading, error }] = useStaffEditIncidentMutation();
  const [title, setTitle] = useState(incident.title);
  const [impact, setImpact] = useState(incident.impact);
  const [start, setStart] = useState(toField(incident.starts_at));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const starts_at = fromField(start) ?? incident.starts_at;
    const { error: sendError } = await send({ id, body: { version, title, impact, starts_at } });
    if (!sendError) onDone();
  };
  return (
    <Form onSubmit={(event) => void submit(event)} aria-label="Edit">
      <TextField
        label="Title"
        value={title}
        onChange={setTitle}
        maxLength={LIMITS.title}
        counts
        required
      />
      <Pair>
        <Labelled label="Impact">
          <Select label="Impact" options={IMPACTS} value={impact} onChange={setImpact} />
        </Labelled>
        <TextField
          label="Start (your time)"
          type="datetime-local"
          value={start}
          onChange={setStart}
          required
        />
      </Pair>
      <FormError error={error} />
      <Stack direction="row" gap={3}>
        <Button type="submit" size="s" disabled={isLoading}>
          Save
        </Button>
        <Button size="s" variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </Stack>
    </Form>
  );
}
