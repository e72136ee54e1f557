import { useState } from 'react';
import type { StaffIncident } from '@portico/contracts/incidents/staff/schema';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { isOver, stateLabel } from '@portico/contracts/rules/incidents';
import { componentNames } from '@portico/contracts/components/names';
import { lookup } from '@portico/sdk/rules/lookup';
import { toast } from '@portico/sdk';
import { Badge, Button, Card, Heading, Stack, Text } from '@portico/ui';
import type { BadgeTone } from '@portico/ui';
import { errorText } from '../ui/error-text.ts';
import { EditForm } from './edit-form.tsx';
import { History } from './history.tsx';
import { useStaffComponentNamesQuery, useStaffWithdrawIncidentMutation } from './incidents.api.ts';
import { UpdateForm } from './update-form.tsx';
import { IMPACTS, KINDS } from './form-values.ts';

const IMPACT_TONES = {
  none: 'neutral',
  minor: 'warning',
  major: 'danger',
  critical: 'danger',
} as const;
const labelOf = <Value extends string>(list: { value: Value; label: string }[], value: Value) =>
  list.find((option) => option.value === value)?.label ?? value;

interface IncidentCardProps {
  incident: StaffIncident;
  mayWrite: boolean;
}

/** An incident with its history and actions. */
export function IncidentCard({ incident, mayWrite }: IncidentCardProps) {
  const { kind, title, impact, state, starts_at, planned_end, ended_at, withdrawn } = incident;
  const { data: names } = useStaffComponentNamesQuery();
  const affected = componentNames(incident.components, names ?? {});
  const [open, setOpen] = useState<'update' | 'edit'>();
  const close = () => setOpen(undefined);
  const over = isOver(kind, state);
  return (
    <Card as="article" aria-label={title}>
      <Stack gap={4}>
        <Stack gap={2}>
          <Stack direction="row" gap={2} align="center" wrap>
            <Badge>{labelOf(KINDS, kind)}</Badge>
            {withdrawn ? (
              <Badge tone="danger">Retracted</Badge>
            ) : (
              <Badge tone={over ? 'success' : 'accent'}>{stateLabel(state)}</Badge>
            )}
            {kind !== 'announcement' && (
              <Badge tone={lookup<BadgeTone>(IMPACT_TONES, impact, 'danger')}>
                {labelOf(IMPACTS, impact)}
              </Badge>
            )}
          </Stack>
          <Heading level={2} size="m">
            {title}
          </Heading>
          <Text
            tone="muted"
            size="s"
          >{`${kind === 'maintenance' ? 'Planned for' : 'Since'} ${formatDateTime(starts_at)}${planned_end ? ` to ${formatDateTime(planned_end)}` : ''}${ended_at !== null ? `, ended ${formatDateTime(ended_at)}` : ''}${affected.length > 0 ? ` · ${affected.join(', ')}` : ''}`}</Text>
        </Stack>
        {open === 'update' && <UpdateForm incident={incident} onDone={close} />}
        {open === 'edit' && <EditForm incident={incident} onDone={close} />}
        {mayWrite && !withdrawn && !open && (
          <Stack direction="row" gap={2} wrap>
            <Button
              size="s"
              variant={over ? 'secondary' : 'primary'}
              onClick={() => setOpen('update')}
            >
              {over ? 'Reopen' : 'Post Update'}
            </Button>
            <Button size="s" variant="secondary" onClick={() => setOpen('edit')}>
              Edit
            </Button>
            <Withdraw id={incident.id} />
          </Stack>
        )}
        <History incident={incident} mayWrite={mayWrite} />
      </Stack>
    </Card>
  );
}

/** Button that withdraws the incident on the second press. */
function Withdraw({ id }: { id: string }) {
  const [send, { isLoading }] = useStaffWithdrawIncidentMutation();
  const [isSure, setSure] = useState(false);
  const press = async () => {
    setSure(!isSure);
    if (!isSure) return;
    const { error } = await send({ id });
    if (error) toast({ kind: 'error', title: 'Not retracted', description: errorText(error) });
  };
  return (
    <Button
      size="s"
      variant={isSure ? 'danger' : 'ghost'}
      disabled={isLoading}
      onBlur={() => setSure(false)}
      onClick={() => void press()}
    >
      {isSure ? 'Retract Permanently?' : 'Retract'}
    </Button>
  );
}
