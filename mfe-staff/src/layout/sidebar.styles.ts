import { media } from '@portico/ui';
import { css, styled } from 'styled-components';

const row = css`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  width: 100%;
  min-height: 40px;
  padding: 0 var(--space-3);
  border: 0;
  border-radius: var(--radius-m);
  background: transparent;
  color: var(--color-text-muted);
  font-size: var(--text-4);
  font-weight: 500;
  text-align: left;
  text-decoration: none;
  cursor: pointer;
  transition: background-color 140ms ease;

  /* The whole tree is in sight on a usual screen. */
  ${media.desktop} {
    min-height: 32px;
  }

  &:hover {
    background: var(--color-surface-hover);
    color: var(--color-text);
  }

  & > svg {
    flex: none;
  }
`;

export const linkStyles = css`
  ${row}

  &[aria-current='page'] {
    background: var(--color-accent-soft);
    color: var(--color-link);
    font-weight: 600;
  }
`;

export const BranchButton = styled.button`
  ${row}

  & > svg:last-child {
    margin-left: auto;
    transition: transform 140ms ease;
  }

  &[aria-expanded='false'] > svg:last-child {
    transform: rotate(-90deg);
  }
`;

export const List = styled.ul`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;

  & & {
    margin: 2px 0 var(--space-1) 19px;
    padding-left: var(--space-2);
    border-left: 1px solid var(--color-border);
  }
`;

export const Sections = styled.div`
  display: grid;
  gap: var(--space-4);
`;

export const SectionHead = styled.p`
  margin: 0 0 var(--space-1);
  padding: 0 var(--space-3);
  color: var(--color-text-faint);
  font-size: var(--text-1);
  font-weight: 600;
`;
