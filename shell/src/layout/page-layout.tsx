import { styled } from 'styled-components';

/** At least as high as the screen, so that the footer does not shift while content loads. */
export const Main = styled.main`
  display: block;
  min-height: calc(100vh - var(--header-height));

  &:focus {
    outline: none;
  }
`;

/** The first element in the tab order, visible only with focus. */
export const SkipLink = styled.a`
  position: fixed;
  top: var(--space-2);
  left: var(--space-2);
  z-index: 50;
  padding: var(--space-2) var(--space-4);
  border-radius: var(--radius-m);
  background: var(--color-accent);
  color: var(--color-accent-text);
  font-weight: 600;

  &:not(:focus) {
    transform: translateY(-200%);
  }

  @media print {
    display: none;
  }
`;
