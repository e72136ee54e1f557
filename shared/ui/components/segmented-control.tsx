import { styled } from 'styled-components';
import { OFF, offAttributes } from './off.ts';

const Group = styled.div`
  display: inline-flex;
  gap: 2px;
  padding: 3px;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-bg-sunken);
`;

const Segment = styled.button`
  min-width: 44px;
  min-height: 36px;
  padding: 0 var(--space-3);
  border: 0;
  border-radius: calc(var(--radius-m) - 3px);
  background: transparent;
  color: var(--color-text-muted);
  font-size: var(--text-3);
  font-weight: 600;
  cursor: pointer;
  transition: background-color 140ms ease;

  &:hover:not(${OFF}, [aria-pressed='true']) {
    color: var(--color-text);
  }

  &[aria-pressed='true'] {
    background: var(--color-accent);
    color: var(--color-accent-text);
  }

  &${OFF} {
    cursor: progress;
    opacity: 0.65;
  }
`;

interface SegmentedControlProps<Value extends string> {
  /** Accessible name of the group. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  disabled?: boolean;
}

/** A group of buttons of which one is pressed. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
  disabled = false,
}: SegmentedControlProps<Value>) {
  return (
    <Group role="group" aria-label={label}>
      {options.map((option) => (
        <Segment
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          {...offAttributes(disabled, () => onChange(option.value))}
        >
          {option.label}
        </Segment>
      ))}
    </Group>
  );
}
