import { useEffect, useState } from 'react';
import type { FormEvent } from 'react';
import { toast } from '@portico/sdk';
import { Button, Dialog, Spinner, Stack, Text } from '@portico/ui';
import { Form } from '../ui/form.tsx';
import { FormError } from '../ui/form-error.tsx';
import { useStaffPromoteMutation, useStaffRollbackMutation } from './platform.api.ts';
import { WhyField } from './why-field.tsx';

export interface PendingChange {
  kind: 'promote' | 'rollback';
  name: string;
  version: string;
  /** The live version when the user opened the dialog. */
  live: string | null;
}

/** Checks compatibility with a dry run, and requires a reason before the change. */
export function ChangeDialog({ change, onClose }: { change: PendingChange; onClose: () => void }) {
  const { kind, name, version, live } = change;
  const [promote] = useStaffPromoteMutation();
  const [rollback] = useStaffRollbackMutation();
  const send = kind === 'promote' ? promote : rollback;
  const [why, setWhy] = useState('');
  const [fits, setFits] = useState<boolean>();
  const [problem, setProblem] = useState<unknown>();
  const [isSending, setSending] = useState(false);

  useEffect(() => {
    let isOpen = true;
    const dryRun = { name, version, expected: live, why: 'dry run', dryRun: true };
    void send(dryRun).then(({ error }) => {
      if (!isOpen) return;
      setFits(!error);
      if (error) setProblem(error);
    });
    return () => {
      isOpen = false;
    };
  }, [send, name, version, live]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    const { error } = await send({ name, version, expected: live, why });
    setSending(false);
    if (error) {
      setProblem(error);
      return;
    }
    toast({ kind: 'success', title: `${name} ${version} is live` });
    onClose();
  };

  return (
    <Dialog
      title={kind === 'promote' ? `Make ${version} Live` : `Roll Back to ${version}`}
      about={`${name}: ${live ?? 'nothing'} is live now. New page loads change within a second.`}
      onClose={onClose}
    >
      <Form onSubmit={(event) => void submit(event)}>
        {fits === undefined && (
          <Stack direction="row" gap={3} align="center">
            <Spinner label="Checking whether it fits" />
            <Text tone="muted">Checking whether it fits what is live…</Text>
          </Stack>
        )}
        {fits && <Text>It fits what is live.</Text>}
        <FormError error={problem} />
        <WhyField value={why} onChange={setWhy} />
        <Stack direction="row" gap={3} justify="end">
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant={kind === 'promote' ? 'primary' : 'danger'}
            disabled={!fits || isSending}
          >
            {kind === 'promote' ? 'Make live' : 'Roll back'}
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
}
