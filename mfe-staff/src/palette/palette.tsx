import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useNavigate } from '@portico/sdk';
import { Dialog, inputStyles, isComposing, Text } from '@portico/ui';
import { styled } from 'styled-components';
import type { StaffEntry } from '../sections/sections.ts';
import { destinationsFor } from './destinations.ts';

const Box = styled.input`
  ${inputStyles}
  width: 100%;
  min-height: 48px;
  padding: 0 var(--space-4);
  font-size: var(--text-5);
`;

const List = styled.ul`
  display: grid;
  gap: 2px;
  max-height: 50vh;
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-y: auto;
`;

const Option = styled.li`
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-m);
  overflow-wrap: anywhere;
  cursor: pointer;

  &[aria-selected='true'] {
    background: var(--color-accent-soft);
    color: var(--color-link);
    font-weight: 600;
  }
`;

export interface PaletteProps {
  /** The sections that the user may open. */
  sections: readonly StaffEntry[];
  onClose: () => void;
}

/** Command palette: navigates to a page, or to a page about an id. */
export function Palette({ sections, onClose }: PaletteProps) {
  const navigate = useNavigate();
  const listId = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const found = destinationsFor(text, sections);
  const at = Math.min(active, Math.max(0, found.length - 1));
  const go = (path: string | undefined) => {
    if (path === undefined) return;
    onClose();
    void navigate(path);
  };
  const steps: Record<string, () => void> = {
    ArrowDown: () => setActive((at + 1) % Math.max(1, found.length)),
    ArrowUp: () => setActive((at - 1 + found.length) % Math.max(1, found.length)),
    Home: () => setActive(0),
    End: () => setActive(found.length - 1),
    Enter: () => go(found[at]?.path),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = isComposing(event) ? undefined : steps[event.key];
    if (!step) return;
    event.preventDefault();
    step();
  };
  const optionId = (index: number) => `${listId}-${index}`;
  return (
    <Dialog
      title="Jump to"
      about="A page, a user, server or invoice ID, or an invoice number."
      onClose={onClose}
    >
      <Box
        data-autofocus
        role="combobox"
        aria-label="Page or ID"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={found.length > 0 ? optionId(at) : undefined}
        aria-autocomplete="list"
        placeholder="Page or ID"
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <List id={listId} role="listbox" aria-label="Destinations">
        {found.map(({ label, path }, index) => (
          <Option
            key={path}
            id={optionId(index)}
            role="option"
            aria-selected={index === at}
            onMouseMove={() => setActive(index)}
            onClick={() => go(path)}
          >
            {label}
          </Option>
        ))}
      </List>
      {found.length === 0 && (
        <Text role="status" tone="muted">
          No page, ID or invoice number matches.
        </Text>
      )}
    </Dialog>
  );
}
