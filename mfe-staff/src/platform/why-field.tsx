import { TextField } from '@portico/ui';

const MAX_REASON_LENGTH = 500;

interface WhyFieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** The reason for a change of the platform, which the audit log keeps. */
export function WhyField({ value, onChange }: WhyFieldProps) {
  return (
    <TextField
      label="Why"
      value={value}
      onChange={onChange}
      maxLength={MAX_REASON_LENGTH}
      counts
      required
      data-autofocus
    />
  );
}
