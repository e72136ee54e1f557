import { useId } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: var(--space-4);
`;

export const Pair = styled.div`
  display: grid;
  gap: var(--space-4);

  @media (min-width: 560px) {
    grid-template-columns: 1fr 1fr;
  }
`;

const Box = styled.div`
  display: grid;
  gap: var(--space-1);
  min-width: 0;
`;

const Label = styled.label`
  display: flex;
  justify-content: space-between;
  gap: var(--space-3);
  font-size: 0.875rem;
  font-weight: 600;

  & > span {
    color: var(--color-text-muted);
    font-variant-numeric: tabular-nums;
    font-weight: 400;
  }
`;

const Input = styled.input`
  width: 100%;
  min-width: 0;
  min-height: 44px;
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-bg-sunken);
  color: var(--color-text);
  color-scheme: inherit;
  font: inherit;
  resize: vertical;

  &:focus-visible {
    outline: none;
    box-shadow: var(--focus-ring);
  }
`;

const Problem = styled.p`
  margin: 0;
  color: var(--color-danger);
  font-size: 0.9375rem;
`;

interface FieldProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Lines of text; one without. */
  rows?: number;
}

/** A labelled field; with `maxLength` it counts. */
export function Field({ label, value, onChange, rows, ...rest }: FieldProps) {
  const id = useId();
  return (
    <Box>
      <Label htmlFor={id}>
        {label}
        {rest.maxLength && (
          <span aria-hidden="true">
            {value.length} / {rest.maxLength}
          </span>
        )}
      </Label>
      <Input
        {...rest}
        {...(rows ? { as: 'textarea', rows } : {})}
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Box>
  );
}

/** Something that is labelled but no field of ours. */
export function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box>
      <Label as="span" aria-hidden="true">
        {label}
      </Label>
      {children}
    </Box>
  );
}

/** What the API said, below a form. */
export function Refusal({ children }: { children: ReactNode }) {
  return children ? <Problem role="alert">{children}</Problem> : null;
}
