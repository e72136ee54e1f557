import { styled } from 'styled-components';

/** Contents beside the text on wide screens, above it on narrow ones. */
export const Columns = styled.div`
  display: grid;
  gap: var(--space-5) var(--space-7);
  padding-block: var(--space-7) var(--space-8);

  & > header {
    display: grid;
    gap: var(--space-2);
  }

  @media (min-width: 1024px) {
    grid-template-columns: 240px minmax(0, 1fr);

    & > header {
      grid-column: 2;
    }

    & > nav {
      grid-row: 1 / span 2;
      grid-column: 1;
    }
  }

  @media print {
    display: block;
    padding: 0;
    font-size: 11pt;

    & > nav,
    & button {
      display: none;
    }
  }
`;

/** Date and actions of a document. */
export const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  max-width: 72ch;
`;

export const Sections = styled.div`
  display: grid;
  gap: var(--space-6);
  min-width: 0;
  max-width: 72ch;

  & > section {
    display: grid;
    gap: var(--space-3);
  }

  & h2 {
    scroll-margin-top: calc(var(--header-height) + var(--space-4));
  }

  @media print {
    display: block;
    max-width: none;

    & > section {
      display: block;
      margin-top: 14pt;
    }

    & h2 {
      break-after: avoid;
    }
  }
`;

/** Summary of a document. */
export const Summary = styled.aside`
  display: grid;
  gap: var(--space-3);
  padding: var(--card-padding);
  border: 1px solid var(--color-border);
  border-left: 3px solid var(--color-accent);
  border-radius: var(--radius-m);
  background: var(--color-surface);

  & > ul {
    display: grid;
    gap: var(--space-2);
    margin: 0;
    padding-left: 1.2em;
    color: var(--color-text-muted);
    line-height: 1.6;
  }
`;

/** Running text of readable width. */
export const Prose = styled.div`
  display: grid;
  gap: var(--space-3);
  line-height: 1.7;

  & p,
  & ul {
    margin: 0;
  }

  & ul {
    display: grid;
    gap: var(--space-2);
    padding-left: 1.25em;
  }

  & a {
    color: var(--color-link);
  }

  @media print {
    display: block;
    line-height: 1.5;

    & ul {
      display: block;
      margin-block: 5pt;
    }

    & p,
    & li {
      orphans: 3;
      widows: 3;
    }

    & p {
      margin-block: 5pt;
    }

    & li {
      margin-block: 2pt;
    }
  }
`;
