import { Activity, CreditCard, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { IfBrand, useBrand } from '@portico/sdk';
import { ButtonLink, Container, Heading, Stack, Text } from '@portico/ui';
import { styled } from 'styled-components';
import { LicenseComparison } from '../../store/license-comparison.tsx';
import { Faq } from './faq.tsx';
import { MeasuredUptime } from './measured-uptime.tsx';

/** Claims of the store (spec 1 §1). */
const claims = [
  { icon: RotateCcw, text: '7-day money-back guarantee' },
  { icon: CreditCard, text: 'Major cards and online wallet' },
  { icon: Activity, text: '99.9% uptime' },
];

const Page = styled(Container)`
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

/** The store around its plans, in the page and in its template. */
export function StoreLayout({ children }: { children: ReactNode }) {
  const { name, supportUrl } = useBrand();
  return (
    <Page>
      <Stack gap={7}>
        <Header>
          <Heading level={1}>Lifetime Access - No Subscriptions</Heading>
          <Text tone="muted" size="l">
            Pay once and {name} stays on your servers for life.
          </Text>
          <Claims>
            {claims.map(({ icon: Icon, text }) => (
              <li key={text}>
                <Icon size={18} aria-hidden="true" /> {text}
              </li>
            ))}
          </Claims>
          <MeasuredUptime />
        </Header>
        {children}
      </Stack>
      <LicenseComparison />
      <Faq />
      <IfBrand has="supportUrl">
        <Stack align="center" gap={4}>
          <Heading level={2} size="m">
            Questions?
          </Heading>
          <ButtonLink to={supportUrl} newTab variant="secondary">
            Join the support server
          </ButtonLink>
        </Stack>
      </IfBrand>
    </Page>
  );
}
