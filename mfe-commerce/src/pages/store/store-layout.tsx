import type { ReactNode } from 'react';
import type { Store } from '@portico/contracts/store/schema';
import { IfBrand, useBrand } from '@portico/sdk';
import { ButtonLink, Container, Heading, PathIcon, Stack, Text } from '@portico/ui';
import { styled } from 'styled-components';
import { LicenseComparison } from '../../store/license-comparison.tsx';
import { Faq } from './faq.tsx';

export const StorePageBox = styled(Container)`
  display: grid;
  gap: var(--space-8);
  padding-block: var(--page-top) var(--page-bottom);
`;

const Header = styled.header`
  display: grid;
  justify-items: center;
  gap: var(--space-4);
  text-align: center;
`;

const Claims = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-3) var(--space-5);
  margin: 0;
  padding: 0;
  color: var(--color-text-muted);
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }

  svg {
    color: var(--color-link);
  }
`;

interface StoreLayoutProps {
  /** Of the site pack; undefined: they cannot be loaded. */
  texts: Store | undefined;
  children: ReactNode;
}

/** The store around its plans, in the page and in its template. */
export function StoreLayout({ texts, children }: StoreLayoutProps) {
  const { supportUrl } = useBrand();
  return (
    <StorePageBox>
      <Stack gap={6}>
        <Header>
          <Heading level={1}>{texts?.title ?? 'Store'}</Heading>
          {texts && (
            <>
              <Text tone="muted" size="l">
                {texts.lead}
              </Text>
              <Claims>
                {texts.promises.map(({ icon, text }) => (
                  <li key={text}>
                    <PathIcon path={icon} size={18} /> <span>{text}</span>
                  </li>
                ))}
              </Claims>
            </>
          )}
        </Header>
        {children}
      </Stack>
      {texts && (
        <>
          <LicenseComparison comparison={texts.comparison} />
          <Faq questions={texts.questions} />
        </>
      )}
      <IfBrand has="supportUrl">
        <Stack align="center" gap={4}>
          <Heading level={2} size="m">
            Questions?
          </Heading>
          <ButtonLink to={supportUrl} newTab variant="secondary">
            Join the Support Server
          </ButtonLink>
        </Stack>
      </IfBrand>
    </StorePageBox>
  );
}
