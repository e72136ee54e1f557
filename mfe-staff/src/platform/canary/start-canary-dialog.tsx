import { useState } from 'react';
import { Select } from '@portico/ui';
import { Pair } from '../../ui/form.tsx';
import { ActionDialog } from '../action-dialog.tsx';
import { useStaffStartCanaryMutation } from './canary.api.ts';

/** A version that the user wants to start as a canary. */
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

/** Confirms a canary, after a dry run, with its steps and the reason. */
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
  const body = () => ({
    ...{ name, version, expected: live },
    steps: steps.split(',').map(Number),
    minutes: Number(minutes),
  });

  return (
    <ActionDialog
      title={`Start a Canary of ${version}`}
      about={`${name}: a share of the visitors gets this version instead of ${live}. It stops by itself if it fails or is slower, and goes live after the last step.`}
      button={{ label: 'Start Canary' }}
      done={`${name} ${version} is a canary`}
      check={() => start({ ...body(), why: 'dry run', dryRun: true })}
      send={(why) => start({ ...body(), why })}
      onClose={onClose}
    >
      <Pair>
        <Select label="Percentage of visitors" options={STEPS} value={steps} onChange={setSteps} />
        <Select
          label="Minimum time per step"
          options={MINUTES}
          value={minutes}
          onChange={setMinutes}
        />
      </Pair>
    </ActionDialog>
  );
}
