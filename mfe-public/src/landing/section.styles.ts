import { Link } from '@portico/sdk';
import { Container } from '@portico/ui';
import { styled } from 'styled-components';

export const Section = styled(Container)`
  display: grid;
  gap: var(--space-6);
  padding-block: var(--section-gap);
`;

/** Text beside a picture; one column on narrow screens. */
export const Split = styled.div`
  display: grid;
  align-items: center;
  gap: var(--space-6) var(--space-8);

  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

export const Intro = styled.div`
  display: grid;
  gap: var(--space-4);

  & > p {
    max-width: 56ch;
    margin: 0;
    color: var(--color-text-muted);
    font-size: var(--text-6);
    line-height: 1.65;
  }
`;

export const MoreLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 32px;
  color: var(--color-link);
  font-weight: 600;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;
