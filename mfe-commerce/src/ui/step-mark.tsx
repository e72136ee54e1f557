import { Check } from 'lucide-react';
import { styled } from 'styled-components';

const Mark = styled.span<{ $isDone: boolean; $isCurrent: boolean }>`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border: 1px solid
    ${({ $isDone, $isCurrent }) =>
      $isDone
        ? 'var(--color-success)'
        : $isCurrent
          ? 'var(--color-accent)'
          : 'var(--color-border)'};
  border-radius: var(--radius-full);
  background: ${({ $isCurrent }) => ($isCurrent ? 'var(--color-accent)' : 'var(--color-surface)')};
  color: ${({ $isDone, $isCurrent }) =>
    $isDone
      ? 'var(--color-success)'
      : $isCurrent
        ? 'var(--color-accent-text)'
        : 'var(--color-text-muted)'};
  font-size: var(--text-3);
  font-weight: 700;
`;

interface StepMarkProps {
  /** From 1. */
  number: number;
  isDone: boolean;
  /** The step that comes next, where one is singled out. */
  isCurrent?: boolean;
}

/** The number of a step in a circle; a check when it is done. Only for the eye. */
export function StepMark({ number, isDone, isCurrent = false }: StepMarkProps) {
  return (
    <Mark $isDone={isDone} $isCurrent={isCurrent} aria-hidden="true">
      {isDone ? <Check size={18} /> : <span>{number}</span>}
    </Mark>
  );
}
