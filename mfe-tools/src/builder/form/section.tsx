import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { SectionName } from './sections.ts';

const Box = styled.details`
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-surface);
  box-shadow: var(--shadow-1);
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 52px;
  padding: 0 var(--space-4);
  border-radius: var(--radius-l);
  font-weight: 600;
  user-select: none;

  & > svg {
    margin-inline-start: auto;
    color: var(--color-text-faint);
    transition: rotate 160ms ease;
  }

  [open] > & > svg {
    rotate: 180deg;
  }

  &:hover > svg {
    color: var(--color-text);
  }
`;

const Note = styled.span`
  color: var(--color-text-faint);
  font-size: var(--text-3);
  font-weight: 400;
`;

const Body = styled.div`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-1) var(--space-4) var(--space-4);
`;

interface SectionProps {
  name: SectionName;
  title: string;
  /** Shown beside the title: the number of items. */
  note?: string;
  isOpen: boolean;
  onToggle: (name: SectionName, isOpen: boolean) => void;
  children: ReactNode;
}

/** A collapsible section of the form. Its content is rendered when it first opens. */
export function Section({ name, title, note, isOpen, onToggle, children }: SectionProps) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <Box open={isOpen} onToggle={(event) => onToggle(name, event.currentTarget.open)}>
      <Summary>
        {title}
        {note && <Note>{note}</Note>}
        <ChevronDown size={18} aria-hidden="true" />
      </Summary>
      {wasOpen && <Body>{children}</Body>}
    </Box>
  );
}
