import { CloudOff, FilePlus2, Files, HardDrive } from 'lucide-react';
import { memo } from 'react';
import { Button } from '@portico/ui';
import { styled } from 'styled-components';
import type { Stored } from './storage.ts';

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: var(--space-2);
  align-items: center;
  margin-bottom: var(--space-3);

  @media (min-width: 1200px) {
    margin-bottom: 0;
  }

  p {
    display: flex;
    gap: 6px;
    align-items: center;
    margin: 0;
    color: var(--color-text-muted);
    font-size: var(--text-2);
  }

  [data-failed] {
    color: var(--color-danger);
    font-weight: 600;
  }

  svg {
    flex: none;
  }

  @media (max-width: 639px) {
    button {
      min-height: 44px;
    }
  }

  /* Beside the buttons, no room would be left for a name. */
  @media (max-width: 359px) {
    grid-template-columns: 1fr 1fr;

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const Name = styled.strong`
  display: block;
  font-size: var(--text-5);
  font-weight: 600;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const STATES = {
  stored: 'Saved in this browser',
  full: 'Not saved: this browser’s storage is full. Delete drafts or copy the code.',
  unavailable: 'Not saved: this browser stores no data. Copy the code before you leave.',
} satisfies Record<Stored, string>;

interface DraftBarProps {
  name: string;
  isEmpty: boolean;
  stored: Stored;
  onNew: () => void;
  onOpen: () => void;
}

/** The name of the draft in the form, and whether it is saved. */
export const DraftBar = memo(function DraftBar(props: DraftBarProps) {
  const { name, isEmpty, stored, onNew, onOpen } = props;
  const isFailed = stored !== 'stored';
  const Icon = isFailed ? CloudOff : HardDrive;
  return (
    <Bar>
      <div>
        <Name>{name}</Name>
        <p role="status" data-failed={isFailed || undefined}>
          <Icon size={14} aria-hidden="true" />
          <span>{isEmpty && !isFailed ? 'Saved in this browser as you type' : STATES[stored]}</span>
        </p>
      </div>
      <Button variant="ghost" size="s" onClick={onNew}>
        <FilePlus2 size={16} aria-hidden="true" /> New
      </Button>
      <Button variant="secondary" size="s" onClick={onOpen}>
        <Files size={16} aria-hidden="true" /> Drafts
      </Button>
    </Bar>
  );
});
