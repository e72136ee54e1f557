import { useEffect, useState } from 'react';
import type { FormEvent } from 'react';
import { toast } from '@portico/sdk';
import { Button, Dialog, Select, Spinner, Stack, Text } from '@portico/ui';
import { Form, Pair } from '../../ui/form.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { WhyField } from '../why-field.tsx';
import { useStaffStartCanaryMutation } from './canary.api.ts';

/** A version that the user wants to give to some visitors. */
export interface PendingCanary {
  name: string;
  version: string;
  /** The live version when the user opened the dialog. */
  live: string;
}

const STEPS = [
  { value: '1,5,25,50,100', label: '1%, 5%, 25%, 50%' },
  { value: '10,25,50,100', label: '10%, 25%, 50%' },
  { value: '50,100', label: '50%' },
];
const MINUTES = [
  { value: '10', label: '10 minutes' },
  { value: '60', label: 'An hour' },
  { value: '360', label: '6 hours' },
  { value: '1440', label: 'A day' },
];

/** Checks compatibility with a dry run, and asks for steps and the reason. */
export function StartCanaryDialog({
  canary: { name, version, live },
  onClose,
}: {
  canary: PendingCanary;
  onClose: () => void;
}) {
  const [start] = useStaffStartCanaryMutation();
  const [steps, setSteps] = useState('10,25,50,100');
  const [minutes, setMinutes] = useState('10');
  const [why, setWhy] = useState('');
  const [fits, setFits] = useState<boolean>();
  const [problem, setProblem] = useState<unknown>();
  const [isSending, setSending] = useState(false);

  useEffect(() => {
    let isOpen = true;
    const body = { name, version, expected: live, steps: [10, 100], minutes: 10 };
    void start({ ...body, why: 'dry run', dryRun: true }).then(({ error }) => {
      if (!isOpen) return;
      setFits(!error);
      if (error) setProblem(error);
    });
    return () => {
      isOpen = false;
    };
  }, [start, name, version, live]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    const { error } = await start({
      ...{ name, version, expected: live, why },
      steps: steps.split(',').map(Number),
      minutes: Number(minutes),
    });
    setSending(false);
    if (error) {
      setProblem(error);
      return;
    }
    toast({ kind: 'success', title: `${name} ${version} is a canary` });
    onClose();
  };

  return (
    <Dialog
      title={`Start a Canary of ${version}`}
      about={`${name}: a share of the visitors gets this version instead of ${live}. It stops by itself if it fails or is slower, and goes live after the last step.`}
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
        <Pair>
          <Select
            label="Shares of the visitors"
            options={STEPS}
            value={steps}
            onChange={setSteps}
          />
          <Select
            label="Least time of each"
            options={MINUTES}
            value={minutes}
            onChange={setMinutes}
          />
        </Pair>
        <WhyField value={why} onChange={setWhy} />
        <Stack direction="row" gap={3} justify="end">
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={!fits || isSending}>
            Start canary
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
}
