import { styled } from 'styled-components';

/** Lines of history on a card: what happened, then when and by whom in a muted `span`. */
export const HistoryList = styled.ol`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  font-size: var(--text-4);
  list-style: none;
  overflow-wrap: anywhere;

  & > li > span {
    color: var(--color-text-muted);
  }

  & code {
    font-family: var(--font-mono);
    font-size: var(--text-3);
  }
`;
