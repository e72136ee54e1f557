import { CircleX, Info, TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import type { Finding } from '../../embed-code/lint.ts';
import type { Path } from '../../embed-code/places.ts';
import { LongList } from '../ui/long-list.tsx';

const List = styled.ul`
  display: grid;
  gap: 2px;
  max-height: 220px;
  margin: 0;
  padding: 0;
  list-style: none;
  overflow: auto;
`;

const Line = styled.button<{ $level: Finding['level'] }>`
  display: grid;
  grid-template-columns: 18px minmax(0, 1fr);
  gap: var(--space-2);
  align-items: start;
  width: 100%;
  padding: 6px var(--space-2);
  border: 0;
  border-radius: var(--radius-s);
  background: transparent;
  color: var(--color-text-muted);
  font-size: var(--text-3);
  line-height: 1.45;
  text-align: start;
  cursor: pointer;

  svg {
    margin-top: 1px;
    color: ${({ $level }) =>
      $level === 'error'
        ? 'var(--color-danger)'
        : $level === 'risk'
          ? 'var(--color-warning)'
          : 'var(--color-text-faint)'};
  }

  &:hover {
    background: var(--color-surface-hover);
    color: var(--color-text);
  }
`;

const ICONS = { error: CircleX, risk: TriangleAlert, note: Info } as const;
const WORDS = { error: 'Refused', risk: 'Risk', note: 'Note' } as const;

interface FindingsProps {
  findings: readonly Finding[];
  /** Focuses the input of a finding. */
  onShow: (path: Path) => void;
}

/** The findings. A press on one focuses its input. */
export function Findings({ findings, onShow }: FindingsProps) {
  return (
    <LongList items={findings}>
      {(shown) => (
        <List>
          {shown.map(({ level, path, message }) => {
            const LevelIcon = ICONS[level];
            return (
              <li key={path + message}>
                <Line type="button" $level={level} onClick={() => onShow(path)}>
                  <LevelIcon size={16} aria-label={`${WORDS[level]}:`} role="img" />
                  <span>{message}</span>
                </Line>
              </li>
            );
          })}
        </List>
      )}
    </LongList>
  );
}
