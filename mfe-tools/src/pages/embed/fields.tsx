import { useId } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

const Box = styled.div`
  display: grid;
  gap: var(--space-2);
`;

const Top = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--space-3);
`;

const Label = styled.label`
  color: var(--color-text);
  font-size: 0.875rem;
  font-weight: 600;
`;

const Count = styled.span`
  color: var(--color-text-faint);
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;
`;

/** The look of everything that text is typed into. */
export const Input = styled.input`
  width: 100%;
  min-height: 44px;
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--color-text-faint);
  border-radius: var(--radius-m);
  background: var(--color-bg-sunken);
  color: var(--color-text);
  font: inherit;

  &::placeholder {
    color: var(--color-text-faint);
    opacity: 1;
  }

  &:focus-visible {
    outline: none;
    box-shadow: var(--focus-ring);
  }

  &[aria-invalid='true'] {
    border-color: var(--color-danger);
  }
`;

const Area = styled(Input)`
  display: block;
  min-height: 160px;
  line-height: 1.5;
  resize: vertical;
`;

interface TextFieldProps extends Pick<ComponentPropsWithRef<'input'>, 'placeholder'> {
  label: string;
  value: string;
  /** Most characters; the count shows beside the label. */
  limit: number;
  onChange: (value: string) => void;
  multiline?: boolean;
}

/** A labelled text with a limit. */
export function TextField({ label, value, limit, onChange, multiline, ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <Box>
      <Top>
        <Label htmlFor={id}>{label}</Label>
        <Count aria-hidden="true">
          {value.length} / {limit}
        </Count>
      </Top>
      {multiline ? (
        <Area
          {...rest}
          as="textarea"
          id={id}
          value={value}
          maxLength={limit}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      ) : (
        <Input
          {...rest}
          id={id}
          value={value}
          maxLength={limit}
          autoComplete="off"
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Box>
  );
}
