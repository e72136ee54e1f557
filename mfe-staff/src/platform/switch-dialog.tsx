import { useState } from 'react';
import type { FormEvent } from 'react';
import { toast } from '@portico/sdk';
import { Button, Dialog, Stack, Text } from '@portico/ui';
import { Form } from '../ui/form.tsx';
import { FormError } from '../ui/form-error.tsx';
import { useStaffSwitchOffMutation, useStaffSwitchOnMutation } from './platform.api.ts';
import { WhyField } from './why-field.tsx';

/** A remote that the user wants to switch off or on. */
export interface PendingSwitch {
  name: string;
  turns: 'off' | 'on';
}

/** Asks before a remote is switched off, with the reason, or on. */
export function SwitchDialog({ change, onClose }: { change: PendingSwitch; onClose: () => void }) {
  const { name, turns } = change;
  const isOff = turns === 'off';
  const [switchOff] = useStaffSwitchOffMutation();
  const [switchOn] = useStaffSwitchOnMutation();
  const [why, setWhy] = useState('');
  const [problem, setProblem] = useState<unknown>();
  const [isSending, setSending] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    const { error } = await (isOff ? switchOff({ name, why }) : switchOn({ name }));
    setSending(false);
    if (error) {
      setProblem(error);
      return;
    }
    toast({ kind: 'success', title: `${name} is switched ${turns}` });
    onClose();
  };

  return (
    <Dialog
      title={`Switch ${name} ${isOff ? 'Off' : 'On'}`}
      about={
        isOff
          ? 'Within a second its pages answer that the section is switched off, and menus leave it out. Its live version stays.'
          : 'Within a second its pages and links are back.'
      }
      onClose={onClose}
    >
      <Form onSubmit={(event) => void submit(event)}>
        <FormError error={problem} />
        {isOff && (
          <>
            <Text tone="muted">
              Operators can also switch it on: npm run admin -- remotes on {name}
            </Text>
            <WhyField value={why} onChange={setWhy} />
          </>
        )}
        <Stack direction="row" gap={3} justify="end">
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant={isOff ? 'danger' : 'primary'} disabled={isSending}>
            {isOff ? 'Switch off' : 'Switch on'}
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
}
