import { styled } from 'styled-components';

/** Of screen height at least, so that what follows never shifts while content comes. */
export const Main = styled.main`
  display: block;
  min-height: calc(100vh - var(--header-height));

  &:focus {
    outline: none;
  }
`;

/** The first stop of the keyboard: over the navigation, shown only with focus. */
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
