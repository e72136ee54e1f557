import { styled } from 'styled-components';

/** A box of code that wraps lines and scrolls. A browser's translation would change the code. */
export const CodeBox = styled.pre.attrs({ translate: 'no' })<{ $maxHeight: string }>`
  max-height: ${(props) => props.$maxHeight};
  margin: 0;
  padding: var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-bg-sunken);
  color: var(--color-text);
  font-family: var(--font-mono);
  font-size: var(--text-3);
  line-height: 1.6;
  white-space: pre-wrap;
  overflow: auto;
  overflow-wrap: anywhere;
`;
