import type { ReactNode } from 'react';
import { IfBrand, useBrand } from '@portico/sdk';
import { Container } from '@portico/ui';
import { styled } from 'styled-components';

const Bar = styled.footer`
  border-top: 1px solid var(--color-border);
  background: var(--color-bg-sunken);
  color: var(--color-text-muted);
  font-size: var(--text-4);

  @media print {
    display: none;
  }
`;

const Content = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3) var(--space-6);
  padding-block: var(--space-6);

  & > p {
    margin: 0;
  }
`;

const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);
`;

/** A link of the footer. */
export const FooterLink = styled.a`
  padding-block: var(--space-1);
  color: inherit;
  text-decoration: none;

  &:hover {
    color: var(--color-text);
    text-decoration: underline;
  }
`;

/** The footer, the same in the server's HTML and in React. Ends with the imprint, if any. */
export function FooterBar({ children }: { children: ReactNode }) {
  const { name, tagline, imprintUrl } = useBrand();
  return (
    <Bar>
      <Content>
        <p>
          {name}
          <IfBrand has="tagline"> · {tagline}</IfBrand>
        </p>
        <Links aria-label="Footer">
          {children}
          <IfBrand has="imprintUrl">
            <FooterLink href={imprintUrl}>Imprint</FooterLink>
          </IfBrand>
        </Links>
      </Content>
    </Bar>
  );
}
