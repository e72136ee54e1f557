import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Chevron } from './chevron.tsx';
import { Stack } from './layout.tsx';

const Entry = styled.details`
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface);

  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4);
    min-height: 56px;
    padding: var(--space-3) var(--space-5);
    border-radius: var(--radius-m);
    font-weight: 600;
  }

  & > summary:hover {
    background: var(--color-surface-hover);
  }

  & > summary > svg {
    flex: none;
    color: var(--color-text-muted);
    transition: rotate 160ms ease;
  }

  &[open] > summary > svg {
    rotate: 180deg;
  }

  & > div {
    padding: var(--space-2) var(--space-5) var(--space-5);
    color: var(--color-text-muted);
    line-height: 1.6;
  }

  & > div > p {
    margin: 0;
  }
`;

interface QuestionProps {
  question: string;
  children: ReactNode;
}

/** A question whose answer unfolds below it. Works before any script runs. */
export function Question({ question, children }: QuestionProps) {
  return (
    <Entry>
      <summary>
        {question}
        <Chevron size={20} />
      </summary>
      <div>{children}</div>
    </Entry>
  );
}

/** A list of {@link Question}s. */
export function Questions({ children }: { children: ReactNode }) {
  return <Stack gap={3}>{children}</Stack>;
}
