import { useId } from 'react';
import type { ReactNode } from 'react';
import { IfBrand, useBrand } from '@portico/sdk';
import { Container, media } from '@portico/ui';
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

/** The brand and three columns of links side by side; on phones the columns in two rows. */
const Content = styled(Container)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-5);
  padding-block: var(--space-6);

  ${media.tablet} {
    grid-template-columns: minmax(0, 2fr) repeat(3, minmax(0, 1fr));
  }
`;

const Brand = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-1);
  grid-column: 1 / -1;

  ${media.tablet} {
    grid-column: auto;
  }

  & > p {
    max-width: 36ch;
    margin: 0;
  }

  & > p:first-child {
    color: var(--color-text);
    font-weight: 700;
  }
`;

const Links = styled.nav`
  display: contents;
`;

/** A column that has no link takes no room. */
const Column = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: var(--space-1);

  &:not(:has(a)) {
    display: none;
  }

  & > p {
    margin: 0 0 var(--space-1);
    color: var(--color-text);
    font-size: var(--text-3);
    font-weight: 600;
  }
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

interface FooterBarProps {
  /** The links of the bar, of the menu Information, and of the footer alone. */
  product: ReactNode;
  resources: ReactNode;
  legal: ReactNode;
}

/** The footer, the same in the server's HTML and in React. Ends with the imprint, if any. */
export function FooterBar({ product, resources, legal }: FooterBarProps) {
  const { name, tagline, docsUrl, imprintUrl } = useBrand();
  return (
    <Bar>
      <Content>
        <Brand>
          <p>{name}</p>
          <IfBrand has="tagline">
            <p>{tagline}</p>
          </IfBrand>
        </Brand>
        <Links aria-label="Footer">
          <Group label="Product">{product}</Group>
          <Group label="Resources">
            {resources}
            <IfBrand has="docsUrl">
              <FooterLink href={docsUrl} target="_blank" rel="noopener noreferrer">
                Documentation
              </FooterLink>
            </IfBrand>
          </Group>
          <Group label="Legal">
            {legal}
            <IfBrand has="imprintUrl">
              <FooterLink href={imprintUrl}>Imprint</FooterLink>
            </IfBrand>
          </Group>
        </Links>
      </Content>
    </Bar>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <Column role="group" aria-labelledby={id}>
      <p id={id}>{label}</p>
      {children}
    </Column>
  );
}
