import { styled } from 'styled-components';

export const Scroller = styled.div`
  height: 300px;
  overflow-y: auto;
  overscroll-behavior: contain;

  &:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
  }
`;

export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  padding: 0 var(--space-4) var(--space-3);

  & > button {
    min-height: 36px;
    padding: 0 var(--space-3);
    border: 1px solid var(--color-border);
    border-radius: var(--radius-full);
    background: var(--color-surface);
    color: var(--color-text);
    font-family: var(--font-mono);
    font-size: var(--text-3);
    cursor: pointer;
  }

  & > button:hover {
    border-color: var(--color-accent);
    background: var(--color-accent-soft);
  }
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 44px;
  gap: var(--space-2);
  margin: 0 var(--space-4) var(--space-4);

  & > input {
    min-height: 44px;
    padding: 0 var(--space-4);
    border: 1px solid var(--color-border);
    border-radius: var(--radius-m);
    background: var(--color-bg-sunken);
    color: var(--color-text);
  }

  & > input::placeholder {
    color: var(--color-text-muted);
    opacity: 1;
  }

  & > button {
    display: grid;
    place-items: center;
    border: 0;
    border-radius: var(--radius-m);
    background: var(--color-accent);
    color: var(--color-accent-text);
    cursor: pointer;
  }
`;
