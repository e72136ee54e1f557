import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { isComposing, Text } from '@portico/ui';
import { styled } from 'styled-components';
import { useBot } from '../../bot-context.ts';
import { Input } from '../ui/inputs.styles.ts';
import { Panel } from './picker-panel.tsx';
import { shownSample } from '../samples/shown-sample.ts';

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
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const query = search.trim().toLowerCase().replace(/^\{/, '');
  const { variables } = useBot();
  const shown = variables.filter(
    (variable) =>
      (kind === 'address') === (variable.kind === 'address') &&
      `${variable.name} ${variable.about} ${variable.group}`.toLowerCase().includes(query),
  );
  const current = shown[Math.min(active, shown.length - 1)];

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
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
    <Panel onClose={onClose}>
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
      <Options ref={list} id={id} role="listbox" aria-label="Variables">
        {shown.map((variable, index) => (
          <Option
            key={variable.name}
            id={`${id}-${variable.name}`}
            role="option"
            aria-selected={variable === current}
            onPointerMove={() => setActive(index)}
            onClick={() => onPick(variable.name)}
          >
            <code translate="no">{`{${variable.name}}`}</code>
            <small>{shownSample(variable)}</small>
            <small>{variable.about}</small>
          </Option>
        ))}
      </Options>
      {shown.length === 0 && (
        <Text size="s" tone="muted">
          {variables.length === 0 ? 'This bot has no variables.' : 'No variable matches.'}
        </Text>
      )}
    </Panel>
  );
}
