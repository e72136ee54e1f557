import { Link } from '@portico/sdk';
import { styled } from 'styled-components';
import { media } from '@portico/ui';

export const Head = styled.header`
  display: grid;
  gap: var(--space-3);
  justify-items: start;

  @media print {
    & button {
      display: none;
    }
  }
`;

export const Crumbs = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-2);
  font-size: var(--text-3);

  & > a {
    color: var(--color-text-muted);
  }

  & > a + a::before {
    display: inline-block;
    padding-right: var(--space-2);
    color: var(--color-text-faint);
    content: '/' / '';
  }
`;

export const Title = styled.h1`
  margin: 0;
  font-family: var(--font-mono);
  font-size: var(--heading-xl);
  font-weight: 700;
  line-height: 1.2;
  overflow-wrap: anywhere;
`;

export const Panels = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  ${media.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

export const Panel = styled.section`
  display: grid;
  align-content: start;
  gap: var(--space-4);
  min-width: 0;
  padding: var(--card-padding);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-surface);

  @media print {
    & button {
      display: none;
    }
  }
`;

/** One way to type the command. */
export const Form = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-1) var(--space-2);
  align-items: center;

  & > span {
    grid-column: 1 / -1;
    color: var(--color-text-muted);
    font-size: var(--text-3);
  }

  & > code {
    min-width: 0;
    padding: var(--space-2) var(--space-3);
    border-radius: var(--radius-m);
    background: var(--color-bg-sunken);
    font-family: var(--font-mono);
    font-size: var(--text-4);
    line-height: 1.6;
    overflow-wrap: anywhere;
  }
`;

export const Parameters = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--text-3);
  text-align: left;

  & > caption {
    padding-bottom: var(--space-2);
    color: var(--color-text-muted);
    text-align: left;
  }

  & th {
    font-family: var(--font-mono);
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  & th,
  & td {
    padding: var(--space-2) 0;
    border-top: 1px solid var(--color-border);
  }

  & td {
    width: 6em;
    color: var(--color-text-muted);
  }
`;

export const Related = styled.section`
  display: grid;
  gap: var(--space-3);

  & > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(330px, 100%), 1fr));
    gap: var(--space-3);
  }

  & > ul > li {
    display: grid;
    min-width: 0;
  }
`;

export const RelatedLink = styled(Link)`
  display: grid;
  align-content: start;
  gap: var(--space-1);
  min-width: 0;
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  color: inherit;
  text-decoration: none;
  overflow-wrap: anywhere;

  &:hover {
    background: var(--color-surface-hover);
  }

  & > strong {
    font-family: var(--font-mono);
    font-size: var(--text-4);
  }

  & > span {
    color: var(--color-text-muted);
    font-size: var(--text-3);
    line-height: 1.5;
  }
`;
