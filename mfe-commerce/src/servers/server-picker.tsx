import { Check, ChevronDown, Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { inputStyles, isComposing } from '@portico/ui';
import { styled } from 'styled-components';
import { matchServers } from './match-servers.ts';
import { ServerIcon } from './server-icon.tsx';

export interface PickableServer {
  id: string;
  name: string;
  icon: string | null;
  /** Line below the name. */
  about?: string;
}

const Field = styled.div`
  display: grid;
  gap: var(--space-2);
  position: relative;
`;

const Label = styled.label`
  font-size: var(--text-4);
  font-weight: 600;
`;

const InputBox = styled.div`
  position: relative;

  & > svg {
    position: absolute;
    top: 50%;
    translate: 0 -50%;
    color: var(--color-text-muted);
    pointer-events: none;
  }

  & > svg:first-child {
    left: var(--space-3);
  }

  & > svg:last-child {
    right: var(--space-3);
  }
`;

const Input = styled.input`
  ${inputStyles}
  width: 100%;
  min-height: 48px;
  padding: 0 44px;
`;

const List = styled.ul`
  position: absolute;
  z-index: 20;
  top: calc(100% + 6px);
  right: 0;
  left: 0;
  max-height: 320px;
  margin: 0;
  padding: var(--space-2);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-bg-raised);
  box-shadow: var(--shadow-2);
  list-style: none;
  overflow: auto;
`;

const Option = styled.li<{ $active: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 48px;
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-s);
  background: ${(props) => (props.$active ? 'var(--color-surface-hover)' : 'transparent')};
  cursor: pointer;

  & > span:nth-child(2) {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  small {
    display: block;
    color: var(--color-text-muted);
  }
`;

const Empty = styled.li`
  padding: var(--space-4);
  color: var(--color-text-muted);
  text-align: center;
`;

interface ServerPickerProps {
  label: string;
  servers: readonly PickableServer[];
  /** Id of the chosen server; empty string: none. */
  value: string;
  onChange: (id: string) => void;
  disabled?: boolean;
}

/** A combobox of servers with search by name or id, at most 12 rows (spec 1 §2). */
export function ServerPicker({ label, servers, value, onChange, disabled }: ServerPickerProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const chosen = servers.find((server) => server.id === value);
  const offered = matchServers(servers, text);
  // The arrow keys can select a row outside the visible part of the list.
  useEffect(() => {
    if (isOpen) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active]);
  const choose = (server: PickableServer | undefined) => {
    if (!server) return;
    onChange(server.id);
    setText('');
    setIsOpen(false);
    setActive(0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive(isOpen ? (active + step + offered.length) % Math.max(offered.length, 1) : 0);
      setIsOpen(true);
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      choose(offered[active]);
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      setIsOpen(false);
      setText('');
    }
  };
  return (
    <Field
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        setIsOpen(false);
        setText('');
      }}
    >
      <Label htmlFor={id}>{label}</Label>
      <InputBox>
        <Search size={18} aria-hidden="true" />
        <Input
          id={id}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && offered[active] ? `${id}-${active}` : undefined}
          autoComplete="off"
          placeholder="Search by name or ID"
          disabled={disabled}
          value={isOpen ? text : (chosen?.name ?? value)}
          onFocus={(event) => event.target.select()}
          onClick={() => setIsOpen(true)}
          onChange={(event) => {
            setText(event.target.value);
            setActive(0);
            setIsOpen(true);
            if (value) onChange('');
          }}
          onKeyDown={onKeyDown}
        />
        <ChevronDown size={18} aria-hidden="true" />
      </InputBox>
      {isOpen && (
        <List ref={list} role="listbox" id={`${id}-list`} aria-label={label}>
          {offered.map((server, index) => (
            <Option
              key={server.id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={server.id === value}
              $active={index === active}
              onPointerEnter={() => setActive(index)}
              onPointerDown={(event) => {
                // Runs before the field loses focus.
                event.preventDefault();
                choose(server);
              }}
            >
              <ServerIcon name={server.name} image={server.icon} size={32} />
              <span>
                {server.name}
                <small>{server.about ?? server.id}</small>
              </span>
              {server.id === value && <Check size={18} aria-hidden="true" />}
            </Option>
          ))}
          {offered.length === 0 && (
            <Empty role="option" aria-disabled="true" aria-selected="false" lang="de">
              {servers.length === 0 ? 'Keine Server verfügbar' : 'Keine Server gefunden'}
            </Empty>
          )}
        </List>
      )}
    </Field>
  );
}
