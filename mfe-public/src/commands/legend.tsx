import { styled } from 'styled-components';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-1) var(--space-5);
  min-height: 1.5rem;
  margin: 0;
  color: var(--color-text-muted);
  font-size: var(--text-3);
  line-height: 1.5rem;

  & code {
    padding: 1px 5px;
    border-radius: var(--radius-s);
    background: var(--color-bg-sunken);
    color: var(--color-text);
    font-family: var(--font-mono);
  }
`;

/** The number of shown commands in words, and how to read arguments. */
export function Legend({ summary }: { summary: string }) {
  return (
    <Line as="div">
      <span role="status">{summary}</span>
      <span>
        <code>&lt;required&gt;</code> <code>[optional]</code> – type without the brackets
      </span>
    </Line>
  );
}
