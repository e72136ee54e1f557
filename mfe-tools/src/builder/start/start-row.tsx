import { memo } from 'react';
import type { Builder } from '@portico/contracts/builder/schema';
import { IfPage, Link } from '@portico/sdk';
import { styled } from 'styled-components';
import type { Embed } from '../../embed-code/embed.ts';
import { useBot } from '../../bot-context.ts';
import { restoreEmbed } from '../drafts/saved-draft.ts';

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
  examples: Builder['examples'];
  onStart: (embed: Embed) => void;
}

/** Examples to begin with, and the way to the templates. */
export const StartRow = memo(function StartRow({ examples, onStart }: StartRowProps) {
  const { color } = useBot();
  return (
    <Row role="group" aria-label="Start from an example">
      <span>Type below, or start from:</span>
      {examples.map(({ name, message }) => (
        <button
          key={name}
          type="button"
          onClick={() => onStart(restoreEmbed({ color, ...message }))}
        >
          {name}
        </button>
      ))}
      <IfPage path="/templates">
        <Link to="/templates">All templates</Link>
      </IfPage>
    </Row>
  );
});
