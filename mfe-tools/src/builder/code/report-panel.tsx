import { X } from 'lucide-react';
import { useMemo } from 'react';
import { Text } from '@portico/ui';
import { styled } from 'styled-components';
import { groupNotes } from '../../embed-code/group-notes.ts';
import type { ReadNote } from '../../embed-code/report.ts';
import { IconButton } from '../ui/inputs.styles.ts';
import { LongList } from '../ui/long-list.tsx';

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2);
  margin-bottom: var(--space-4);
  padding: var(--space-3) var(--space-3) var(--space-3) var(--space-4);
  border: 1px solid color-mix(in oklab, var(--color-warning) 40%, var(--color-border));
  border-radius: var(--radius-m);
  background: var(--color-warning-soft);

  ul {
    max-height: 180px;
    margin: var(--space-1) 0 0;
    padding-inline-start: 18px;
    font-size: var(--text-3);
    line-height: 1.5;
    overflow: auto;
  }
`;

interface ReportPanelProps {
  notes: readonly ReadNote[];
  onClose: () => void;
}

/** Report of what an import dropped, shortened or changed, once per kind. */
export function ReportPanel({ notes: all, onClose }: ReportPanelProps) {
  const notes = useMemo(() => groupNotes(all), [all]);
  return (
    <Box aria-label="Import report">
      <div>
        <Text
          size="s"
          strong
        >{`Imported with ${notes.length.toLocaleString('en-US')} ${notes.length === 1 ? 'change' : 'changes'}`}</Text>
        <LongList items={notes}>
          {(shown) => (
            <ul tabIndex={0} aria-label="Changes">
              {shown.map(({ where, message }, index) => (
                <li key={index}>
                  <strong>{`${where}:`}</strong> <span>{message}</span>
                </li>
              ))}
            </ul>
          )}
        </LongList>
      </div>
      <IconButton type="button" aria-label="Close report" title="Close" onClick={onClose}>
        <X size={16} aria-hidden="true" />
      </IconButton>
    </Box>
  );
}
