import { useId } from 'react';
import type { Ref } from 'react';
import { Checkbox } from '@portico/ui';
import { styled } from 'styled-components';

const Box = styled.div<{ $isMissing: boolean }>`
  padding: var(--space-4);
  border: 1px solid ${(props) => `var(--color-${props.$isMissing ? 'danger' : 'border'})`};
  border-radius: var(--radius-m);
  background: var(--color-surface);
  font-size: var(--text-4);
  line-height: 1.6;

  label {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr);
    gap: var(--space-3);
    cursor: pointer;
  }

  input {
    margin-top: 2px;
  }

  p {
    margin: var(--space-2) 0 0 calc(var(--space-5) + var(--space-3));
    color: var(--color-danger);
    font-weight: 600;
  }
`;

interface ConsentBoxProps {
  text: string;
  value: boolean;
  onChange: (consent: boolean) => void;
  isRequired: boolean;
  /** The buyer tried to buy without the required consent. */
  isMissing: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** Consent to immediate supply (right of withdrawal, EU). Its text is stored with the purchase. */
export function ConsentBox(props: ConsentBoxProps) {
  const { text, value, onChange, isRequired, isMissing, inputRef } = props;
  const id = useId();
  return (
    <Box $isMissing={isMissing}>
      <label>
        <Checkbox
          ref={inputRef}
          checked={value}
          required={isRequired}
          aria-invalid={isMissing}
          aria-describedby={isMissing ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{text}</span>
      </label>
      {isMissing && (
        <p id={id} role="alert">
          Check this box to buy.
        </p>
      )}
    </Box>
  );
}
