import { useDirtyForm } from '@portico/sdk';
import { TextField } from '@portico/ui';

const MAX_REASON_LENGTH = 500;

interface ReasonFieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** The reason for a change of the platform, which the audit log keeps. */
export function ReasonField({ value, onChange }: ReasonFieldProps) {
  useDirtyForm(value !== '');
  return (
    <TextField
      label="Reason"
      value={value}
      onChange={onChange}
      maxLength={MAX_REASON_LENGTH}
      counts
      required
      data-autofocus
    />
  );
}
