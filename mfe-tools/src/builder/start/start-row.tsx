import { memo } from 'react';
import { IfPage, Link, toast } from '@portico/sdk';
import { styled } from 'styled-components';
import type { Embed } from '../../embed-code/embed.ts';
import { EXAMPLE_NAMES } from './example-names.ts';
import type { ExampleName } from './example-names.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: center;
  margin-bottom: var(--space-4);
  padding: var(--space-3) var(--space-4);
  border: 1px dashed var(--color-border);
  border-radius: var(--radius-l);
  font-size: var(--text-3);

  & > span {
    color: var(--color-text-muted);
  }

  button,
  a {
    display: inline-flex;
    align-items: center;
    min-height: 36px;
    padding: 0 var(--space-3);
    border: 1px solid var(--color-border);
    border-radius: var(--radius-full);
    background: var(--color-surface);
    color: var(--color-text);
    font-size: var(--text-3);
    font-weight: 600;
    text-decoration: none;
    white-space: nowrap;
    cursor: pointer;
  }

  a {
    color: var(--color-link);
  }

  :is(button, a):hover {
    background: var(--color-surface-hover);
  }

  @media (max-width: 639px) {
    flex-wrap: nowrap;
    padding: var(--space-2) var(--space-3);
    overflow-x: auto;

    & > span {
      flex: none;
    }

    button,
    a {
      min-height: 44px;
    }
  }
`;

interface StartRowProps {
  onStart: (embed: Embed) => void;
}

/** Examples to begin with, and the way to the templates. */
export const StartRow = memo(function StartRow({ onStart }: StartRowProps) {
  const start = async (name: ExampleName) => {
    try {
      const { EXAMPLES } = await import('./examples.ts');
      onStart(EXAMPLES[name]);
    } catch {
      toast({
        kind: 'error',
        title: 'The example did not load',
        description: 'Check your connection and try again.',
      });
    }
  };
  return (
    <Row role="group" aria-label="Start from an example">
      <span>Type below, or start from:</span>
      {(Object.keys(EXAMPLE_NAMES) as ExampleName[]).map((name) => (
        <button key={name} type="button" onClick={() => void start(name)}>
          {EXAMPLE_NAMES[name]}
        </button>
      ))}
      <IfPage path="/templates">
        <Link to="/templates">All templates</Link>
      </IfPage>
    </Row>
  );
});
