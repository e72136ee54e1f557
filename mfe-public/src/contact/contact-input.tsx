import { inputStyles } from '@portico/ui';
import { styled } from 'styled-components';
import { MAX_CHARACTERS } from './validate.ts';
import type { ContactField } from './validate.ts';

const Field = styled.div`
  display: grid;
  gap: var(--space-2);

  & > label {
    font-weight: 600;
  }

  & > input,
  & > textarea {
    ${inputStyles}
    width: 100%;
    padding: var(--space-2) var(--space-3);
  }

  & > textarea {
    resize: vertical;
  }

  & > p {
    margin: 0;
    color: var(--color-danger);
    font-size: var(--text-3);
  }
`;

interface ContactInputProps {
  name: ContactField;
  label: string;
  type?: 'text' | 'email';
  autoComplete?: string;
  /** A textarea instead of an input. */
  rows?: number;
  /** Validation error. */
  problem: string | undefined;
}

/** A required field with its label and validation error. */
export function ContactInput({
  name,
  label,
  type,
  autoComplete,
  rows,
  problem,
}: ContactInputProps) {
  const id = `contact-${name}`;
  const common = {
    id,
    name,
    autoComplete,
    required: true,
    maxLength: MAX_CHARACTERS[name],
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? `${id}-problem` : undefined,
  };
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      {rows ? <textarea rows={rows} {...common} /> : <input type={type ?? 'text'} {...common} />}
      {problem && <p id={`${id}-problem`}>{problem}</p>}
    </Field>
  );
}
