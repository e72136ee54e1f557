import { IfBrand, IfPage, Link, useBrand } from '@portico/sdk';
import { Card, Heading, Stack, Text } from '@portico/ui';
import { styled } from 'styled-components';
import { SupportLink } from '../support-link.tsx';
import { ImprintLink } from './imprint-link.tsx';

const DOCUMENTS = [
  ['/terms', 'Terms of Service'],
  ['/privacy', 'Privacy Policy'],
  ['/refund', 'Refund Policy'],
  ['/economy', 'Economy Rules'],
] as const;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-5);

  & a {
    padding-block: var(--space-1);
    color: var(--color-link);
  }

  @media print {
    display: none;
  }
`;

/** Contact for questions, and links to the other documents. */
export function Questions() {
  const { contactEmail, answerTime, supportLanguages } = useBrand();
  return (
    <Card as="section">
      <Stack gap={3}>
        <Heading level={2} size="s">
          Questions
        </Heading>
        <Text tone="muted">
          <IfBrand
            has="contactEmail"
            otherwise={
              <IfBrand has="supportUrl">
                Ask in the <SupportLink />.{' '}
              </IfBrand>
            }
          >
            Write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
            <IfBrand has="supportUrl">
              {' '}
              or ask in the <SupportLink />
            </IfBrand>
            .{' '}
          </IfBrand>
          We reply within {answerTime}, in {supportLanguages}.
        </Text>
        <Links>
          {DOCUMENTS.map(([path, title]) => (
            <IfPage key={path} path={path}>
              <Link to={path}>{title}</Link>
            </IfPage>
          ))}
          <IfBrand has="contactEmail">
            <IfPage path="/contact">
              <Link to="/contact">Contact</Link>
            </IfPage>
          </IfBrand>
          <ImprintLink />
          {/* A text file, not a page. */}
          <a href="/third-party-notices">Third-party notices</a>
        </Links>
      </Stack>
    </Card>
  );
}
