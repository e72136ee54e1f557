import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Fields of a search side by side, as many as there is room for. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(168px, 100%), 1fr));
  gap: var(--space-3);
  align-items: end;
`;

const Label = styled.label`
  display: block;
  margin-bottom: var(--space-1);
  color: var(--color-text-muted);
  font-size: 0.8125rem;
  font-weight: 600;
`;

const Box = styled.input`
  width: 100%;
  min-height: 44px;
  padding: 0 var(--space-3);
  border: 1px solid var(--color-text-faint);
  border-radius: var(--radius-m);
  background: var(--color-bg-sunken);
  color: var(--color-text);
  font: inherit;

  &::placeholder {
    color: var(--color-text-muted);
    opacity: 1;
  }

  &:focus-visible {
    outline: none;
    box-shadow: var(--focus-ring);
  }
`;

/** A label for what carries a name of its own, such as a `Select`. */
export function Beneath({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Label as="span" aria-hidden="true">
        {label}
      </Label>
      {children}
    </div>
  );
}

interface FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'search' | 'date';
  placeholder?: string;
}

/** A labelled field of one line. */
export function Field({ label, value, onChange, type = 'text', placeholder }: FieldProps) {
  const id = useId();
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Box
        id={id}
        type={type}
        value={value}
        maxLength={100}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
