import { useState } from 'react';
import type { FormEvent } from 'react';
import type {
  IncidentImpact,
  IncidentKind,
  IncidentState,
} from '@portico/contracts/incidents/schema';
import { statesOf } from '@portico/contracts/rules/incidents';
import { toast, useDirtyForm } from '@portico/sdk';
import {
  Button,
  Dialog,
  Labeled,
  SegmentedControl,
  Select,
  Stack,
  Text,
  TextField,
} from '@portico/ui';
import type { ComponentId } from '@portico/contracts/components/ids';
import { Form, Pair } from '../ui/form.tsx';
import { FormError } from '../ui/form-error.tsx';
import { AffectedComponents } from './affected-components.tsx';
import { useStaffOpenIncidentMutation } from './incidents.api.ts';
import { fromField, IMPACTS, KINDS, LIMITS, stateOptions } from './form-values.ts';

const firstOf = (kind: IncidentKind): IncidentState => statesOf(kind)[0] ?? 'posted';

/** Dialog that creates an incident, maintenance or announcement. */
export function NewIncident({ onClose }: { onClose: () => void }) {
  const [send, { isLoading, error }] = useStaffOpenIncidentMutation();
  const [kind, setKind] = useState<IncidentKind>('incident');
  const [title, setTitle] = useState('');
  const [impact, setImpact] = useState<IncidentImpact>('minor');
  const [state, setState] = useState<IncidentState>('investigating');
  const [text, setText] = useState('');
  const [start, setStart] = useState('');
  const [end, setEnd] = useState('');
  const [components, setComponents] = useState<ComponentId[]>([]);
  useDirtyForm(title !== '' || text !== '');

  const chooseKind = (next: IncidentKind) => {
    setKind(next);
    setState(firstOf(next));
    setImpact(next === 'incident' ? 'minor' : 'none');
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const [starts_at, planned_end] =
      kind === 'maintenance' ? [fromField(start), fromField(end)] : [];
    const body = {
      ...{ kind, title, impact, state, text },
      ...(kind !== 'announcement' && { components }),
      ...(starts_at && { starts_at }),
      ...(planned_end && { planned_end }),
    };
    const { error: sendError } = await send(body);
    if (sendError) return;
    toast({ title: 'Published on the status page', kind: 'success' });
    onClose();
  };

  return (
    <Dialog
      title="New Incident"
      about="It appears on the status page as soon as you publish it."
      width="640px"
      onClose={onClose}
    >
      <Form onSubmit={(event) => void submit(event)}>
        <SegmentedControl label="Kind" options={KINDS} value={kind} onChange={chooseKind} />
        <TextField
          label="Title"
          value={title}
          onChange={setTitle}
          maxLength={LIMITS.title}
          counts
          required
          data-autofocus
        />
        <Pair>
          <Labeled label="State">
            <Select label="State" options={stateOptions(kind)} value={state} onChange={setState} />
          </Labeled>
          {kind !== 'announcement' && (
            <Labeled label="Impact">
              <Select label="Impact" options={IMPACTS} value={impact} onChange={setImpact} />
            </Labeled>
          )}
        </Pair>
        {kind === 'maintenance' && (
          <Pair>
            <TextField
              label="Planned for (your time)"
              type="datetime-local"
              value={start}
              onChange={setStart}
              required
            />
            <TextField
              label="Planned end (your time)"
              type="datetime-local"
              value={end}
              min={start}
              onChange={setEnd}
            />
          </Pair>
        )}
        {kind !== 'announcement' && (
          <AffectedComponents value={components} onChange={setComponents} />
        )}
        {kind === 'maintenance' && (
          <Text tone="muted" size="s">
            Until the planned end, impairments of these components are shown as maintenance and do
            not count as downtime.
          </Text>
        )}
        <TextField
          label="Description"
          value={text}
          onChange={setText}
          maxLength={LIMITS.text}
          counts
          rows={5}
          required
        />
        <FormError error={error} />
        <Stack direction="row" gap={3} justify="end">
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={isLoading}>
            Publish
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
}
