import { useState } from 'react';
import type { FormEvent } from 'react';
import type { StaffIncident } from '@portico/contracts/incidents/staff/schema';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { stateLabel } from '@portico/contracts/rules/incidents';
import { useTeam } from '@portico/sdk';
import { Button, Stack, TextField } from '@portico/ui';
import { styled } from 'styled-components';
import { Form } from '../ui/form.tsx';
import { FormError } from '../ui/form-error.tsx';
import { useStaffCorrectUpdateMutation } from './incidents.api.ts';
import { LIMITS } from './form-values.ts';

const Steps = styled.ol`
  display: grid;
  gap: var(--space-4);
  margin: 0;
  padding: 0 0 0 var(--space-4);
  border-left: 2px solid var(--color-border);
  list-style: none;
`;

const UpdateText = styled.p`
  max-width: 72ch;
  margin: var(--space-1) 0 0;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const By = styled.span`
  color: var(--color-text-muted);
  font-size: var(--text-3);
`;

type Update = StaffIncident['updates'][number];

interface HistoryProps {
  incident: StaffIncident;
  mayWrite: boolean;
}

/** Updates of an incident with their authors, newest first. */
export function History({ incident: { id, updates, withdrawn }, mayWrite }: HistoryProps) {
  const { members } = useTeam();
  const [corrected, setCorrected] = useState<string>();
  const nameOf = ({ author }: Update) =>
    author === null
      ? 'former member'
      : (members.find(({ user_id }) => user_id === author)?.username ?? author);
  return (
    <Steps>
      {updates.map((update) => (
        <li key={update.id}>
          <Stack direction="row" gap={2} align="center" justify="space-between" wrap>
            <span>
              <strong>{stateLabel(update.state)}</strong>{' '}
              <By>
                {formatDateTime(update.at)} by {nameOf(update)}
              </By>
            </span>
            {mayWrite && !withdrawn && corrected !== update.id && (
              <Button size="s" variant="ghost" onClick={() => setCorrected(update.id)}>
                Edit Update
              </Button>
            )}
          </Stack>
          {corrected === update.id ? (
            <CorrectForm id={id} update={update} onDone={() => setCorrected(undefined)} />
          ) : (
            <UpdateText>{update.text}</UpdateText>
          )}
        </li>
      ))}
    </Steps>
  );
}

interface CorrectFormProps {
  id: string;
  update: Update;
  onDone: () => void;
}

function CorrectForm({ id, update, onDone }: CorrectFormProps) {
  const [send, { isLoading, error }] = useStaffCorrectUpdateMutation();
  const [text, setText] = useState(update.text);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { error: sendError } = await send({ id, updateId: update.id, text });
    if (!sendError) onDone();
  };
  return (
    <Form onSubmit={(event) => void submit(event)} aria-label="Edit text">
      <TextField
        label="Edited text"
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
          Save
        </Button>
        <Button size="s" variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </Stack>
    </Form>
  );
}
