import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { VARIABLES } from '../embed-code/variables.ts';
import type { Variable } from '../embed-code/variables.ts';
import { Input } from './inputs.styles.ts';

const Panel = styled.div`
  position: absolute;
  z-index: 20;
  top: calc(100% + 4px);
  left: 0;
  display: grid;
  gap: var(--space-2);
  width: min(380px, 100%);
  padding: var(--space-2);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-bg-raised);
  box-shadow: var(--shadow-2);
`;

const Options = styled.ul`
  max-height: 280px;
  margin: 0;
  padding: 0;
  list-style: none;
  overflow: auto;
`;

const Option = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 var(--space-3);
  padding: 6px var(--space-2);
  border-radius: var(--radius-s);
  cursor: pointer;

  &[aria-selected='true'] {
    background: var(--color-accent-soft);
  }

  code {
    font-family: var(--font-mono);
    font-size: var(--text-2);
  }

  small {
    color: var(--color-text-muted);
    font-size: var(--text-2);
    text-align: end;
  }
`;

interface VariablePickerProps {
  /** `address`: lists only variables whose value is an address. */
  kind: 'text' | 'address';
  onPick: (name: string) => void;
  onClose: () => void;
}

/**
 * A searchable list of variables with their samples. Its keyboard support follows the combobox
 * pattern.
 */
export function VariablePicker({ kind, onPick, onClose }: VariablePickerProps) {
  const [search, setSearch] = useState('');
  const [active, setActive] = useState(0);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const query = search.trim().toLowerCase().replace(/^\{/, '');
  const shown = VARIABLES.filter(
    (variable) =>
      (kind === 'address') === (variable.kind === 'address') &&
      `${variable.name} ${variable.about} ${variable.group}`.toLowerCase().includes(query),
  );
  const current = shown[Math.min(active, shown.length - 1)];

  useEffect(() => {
    const leave = (event: PointerEvent) => {
      if (!panel.current?.parentElement?.contains(event.target as Node)) onClose();
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [onClose]);
  useEffect(() => {
    panel.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      setActive((Math.min(active, shown.length - 1) + step + shown.length) % shown.length);
    } else if (event.key === 'Enter') {
      if (current) onPick(current.name);
    } else if (event.key === 'Escape') {
      onClose();
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Panel ref={panel}>
      <Input
        autoFocus
        role="combobox"
        aria-label="Search variables"
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={current && `${id}-${current.name}`}
        placeholder="Search variables..."
        autoComplete="off"
        value={search}
        onChange={(event) => {
          setSearch(event.currentTarget.value);
          setActive(0);
        }}
        onKeyDown={press}
      />
      <Options id={id} role="listbox" aria-label="Variables">
        {shown.map((variable, index) => (
          <Option
            key={variable.name}
            id={`${id}-${variable.name}`}
            role="option"
            aria-selected={variable === current}
            onPointerMove={() => setActive(index)}
            onClick={() => onPick(variable.name)}
          >
            <code>{`{${variable.name}}`}</code>
            <small>{sampleOf(variable)}</small>
            <small>{variable.about}</small>
          </Option>
        ))}
      </Options>
    </Panel>
  );
}

const sampleOf = ({ kind, sample }: Variable) =>
  sample.startsWith('data:') ? 'picture' : kind === 'mention' ? `@${sample}` : sample;
