import { useId } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { inputStyles } from './input.styles.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const Box = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-1);
  min-width: 0;

  & > small {
    color: var(--color-danger);
    font-size: var(--text-2);
  }
`;

const Label = styled.label`
  display: flex;
  justify-content: space-between;
  gap: var(--space-3);
  color: var(--color-text-muted);
  font-size: var(--text-2);
  font-weight: 600;

  & > span + span {
    font-variant-numeric: tabular-nums;
    font-weight: 400;
  }
`;

const Input = styled.input`
  ${inputStyles}
  width: 100%;
  color-scheme: inherit;

  &:is(textarea) {
    padding-block: var(--space-2);
    resize: vertical;
  }
`;

type InputProps = Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value'>;

interface TextFieldProps extends InputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The validation error of the value. */
  error?: string;
  /** Number of lines of a text area; without it the field is an input. */
  rows?: number;
  /** Shows how much of `maxLength` is used. */
  counts?: boolean;
}

/** An input for a text, or with `type` for a number or a day, or with `rows` a text area, below its label. */
export function TextField({
  label,
  value,
  onChange,
  error,
  rows,
  counts = false,
  ...rest
}: TextFieldProps) {
  const id = useId();
  return (
    <Box>
      <Label htmlFor={id}>
        <span>{label}</span>
        {counts && <span aria-hidden="true">{`${value.length} / ${rest.maxLength ?? ''}`}</span>}
      </Label>
      <Input
        {...rest}
        {...(rows ? { as: 'textarea', rows } : {})}
        id={id}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}error`}
        onChange={(event) => onChange(event.target.value)}
      />
      {error !== undefined && <small id={`${id}error`}>{error}</small>}
    </Box>
  );
}

/** A visible label above a control that has an accessible name of its own, such as a `Select`. */
export function Labeled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box>
      <Label as="span" aria-hidden="true">
        {label}
      </Label>
      {children}
    </Box>
  );
}

const SearchLabel = styled.label`
  position: relative;
  display: block;
  flex: 1 1 220px;
  min-width: 0;

  & > svg {
    position: absolute;
    top: 50%;
    left: var(--space-3);
    translate: 0 -50%;
    color: var(--color-text-muted);
    pointer-events: none;
  }
`;

const SearchInput = styled(Input)`
  padding-left: 40px;
`;

interface SearchFieldProps extends InputProps {
  /** Accessible name. */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A search input with an icon. */
export function SearchField({ label, value, onChange, ...rest }: SearchFieldProps) {
  return (
    <SearchLabel>
      <VisuallyHidden>{label}</VisuallyHidden>
      <svg aria-hidden="true" width="18" height="18" viewBox="0 0 24 24" fill="none">
        <path
          d="m20 20-4.3-4.3M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
      <SearchInput
        {...rest}
        type="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </SearchLabel>
  );
}
