import { useState } from 'react';
import type { FormEvent } from 'react';
import type { StaffIncident } from '@portico/contracts/incidents/staff/schema';
import { Button, Labeled, Select, Stack, TextField } from '@portico/ui';
import { Form, Pair } from '../ui/form.tsx';
import { FormError } from '../ui/form-error.tsx';
import { AffectedComponents, knownComponents } from './affected-components.tsx';
import { useStaffEditIncidentMutation } from './incidents.api.ts';
import { fromField, IMPACTS, LIMITS, toField } from './form-values.ts';

/** Edits title, impact, times and components of an incident. */
export function EditForm({ incident, onDone }: { incident: StaffIncident; onDone: () => void }) {
  const { id, version } = incident;
  const [send, { isLoading, error }] = useStaffEditIncidentMutation();
  const [title, setTitle] = useState(incident.title);
  const [impact, setImpact] = useState(incident.impact);
  const [start, setStart] = useState(toField(incident.starts_at));
  const [end, setEnd] = useState(incident.planned_end ? toField(incident.planned_end) : '');
  const [components, setComponents] = useState(knownComponents(incident.components));
  const isMaintenance = incident.kind === 'maintenance';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const starts_at = fromField(start) ?? incident.starts_at;
    const body = {
      ...{ version, title, impact, starts_at, components },
      ...(isMaintenance && { planned_end: fromField(end) ?? null }),
    };
    const { error: sendError } = await send({ id, body });
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
        <Labeled label="Impact">
          <Select label="Impact" options={IMPACTS} value={impact} onChange={setImpact} />
        </Labeled>
        <TextField
          label="Start (your time)"
          type="datetime-local"
          value={start}
          onChange={setStart}
          required
        />
        {isMaintenance && (
          <TextField
            label="Planned end (your time)"
            type="datetime-local"
            value={end}
            min={start}
            onChange={setEnd}
          />
        )}
      </Pair>
      {incident.kind !== 'announcement' && (
        <AffectedComponents value={components} onChange={setComponents} />
      )}
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
