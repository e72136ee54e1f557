import { useState } from 'react';
import type { FormEvent } from 'react';
import { toast } from '@portico/sdk';
import { Button, Dialog, Stack } from '@portico/ui';
import { Form } from '../../ui/form.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { WhyField } from '../why-field.tsx';
import { useStaffPromoteCanaryMutation, useStaffStopCanaryMutation } from './canary.api.ts';

/** A running canary that the user wants to end. */
export interface PendingEnd {
  kind: 'stop' | 'promote';
  name: string;
  version: string;
}

const TEXTS = {
  stop: {
    title: 'Stop Canary',
    about: 'Everybody gets the live version with the next page load. Forms in open tabs are kept.',
    button: 'Stop canary',
    done: 'is no longer a canary',
  },
  promote: {
    title: 'Promote Now',
    about: 'The remaining steps are left out: everybody gets the version with the next page load.',
    button: 'Promote now',
    done: 'is live',
  },
} as const;

/** Asks for the reason before a canary is stopped or promoted early. */
export function EndCanaryDialog({ end, onClose }: { end: PendingEnd; onClose: () => void }) {
  const { kind, name, version } = end;
  const { title, about, button, done } = TEXTS[kind];
  const [stop] = useStaffStopCanaryMutation();
  const [promote] = useStaffPromoteCanaryMutation();
  const [why, setWhy] = useState('');
  const [problem, setProblem] = useState<unknown>();
  const [isSending, setSending] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    const { error } = await (kind === 'stop' ? stop : promote)({ name, why });
    setSending(false);
    if (error) {
      setProblem(error);
      return;
    }
    toast({ kind: 'success', title: `${name} ${version} ${done}` });
    onClose();
  };

  return (
    <Dialog title={title} about={`${name} ${version}: ${about}`} onClose={onClose}>
      <Form onSubmit={(event) => void submit(event)}>
        <FormError error={problem} />
        <WhyField value={why} onChange={setWhy} />
        <Stack direction="row" gap={3} justify="end">
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant={kind === 'stop' ? 'danger' : 'primary'}
            disabled={isSending}
          >
            {button}
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
}
