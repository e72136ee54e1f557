import { styled } from 'styled-components';

/** Running text of readable width. */
export const Prose = styled.div`
  display: grid;
  gap: var(--space-4);
  max-width: 72ch;
  line-height: 1.7;

  & p,
  & ul {
    margin: 0;
  }

  & ul {
    padding-left: 1.25em;
  }

  & a {
    color: var(--color-link);
  }
`;
