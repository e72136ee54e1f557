import { Link } from '@portico/sdk';
import { Card } from '@portico/ui';
import { styled } from 'styled-components';

export const Frame = styled(Card)`
  display: grid;
  grid-template-rows: auto 1fr auto auto;
  gap: var(--space-3);
  scroll-margin-top: calc(var(--header-height) + var(--space-4));

  /* Cards below each other need no common height. */
  @media (max-width: 639px) {
    --window: 208px;
  }

  &[data-target] {
    border-color: var(--color-link);
    box-shadow: 0 0 0 2px var(--color-link);
  }
`;

export const TitleLink = styled(Link)`
  color: inherit;
  text-decoration: none;

  &:hover,
  &:focus-visible {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

/** A preview and, where it is very long, the button to show all of it. */
export const Shown = styled.div`
  display: grid;
  align-content: start;
  grid-template-rows: 1fr auto;
`;

export const Window = styled.div<{ $isOpen?: boolean; $isCut?: boolean }>`
  position: relative;
  display: grid;
  min-height: var(--window, 280px);
  max-height: ${(props) => (props.$isOpen ? 'none' : '520px')};
  border-radius: var(--radius-l);
  overflow: hidden;
  ${(props) => props.$isCut && 'mask-image: linear-gradient(#000 calc(100% - 72px), transparent);'}
`;

export const Picture = styled.img`
  width: 100%;
  height: var(--window, 280px);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-bg-sunken);
  object-fit: contain;
  padding: var(--space-4);
`;

export const Words = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  align-content: start;
  /* Two lines: the document does not contain the variables, and most cards need not grow. */
  min-height: 52px;
  margin: 0;

  code {
    padding: 1px 6px;
    border-radius: var(--radius-s);
    background: var(--color-bg-sunken);
    color: var(--color-text-muted);
    font-family: var(--font-mono);
    font-size: var(--text-1);
    overflow-wrap: anywhere;
  }
`;

export const Actions = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-2);
`;
