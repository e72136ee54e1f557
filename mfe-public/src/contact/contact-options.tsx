import { Clock, Copy, Mail, MessagesSquare } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { copyText, IfBrand, IfPage, Link, useBrand } from '@portico/sdk';
import { Button, ButtonLink, Card, Heading, Stack, Text } from '@portico/ui';
import { styled } from 'styled-components';
import { ImprintLink } from '../legal/imprint-link.tsx';

const Row = styled.div`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  gap: var(--space-4);

  & > span {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: var(--radius-m);
    background: var(--color-accent-soft);
    color: var(--color-link);
  }

  & > div {
    display: grid;
    justify-items: start;
    gap: var(--space-2);
  }
`;

const Links = styled.ul`
  display: grid;
  gap: var(--space-1);
  margin: 0;
  padding: 0;
  list-style: none;

  & a {
    display: inline-block;
    padding-block: var(--space-1);
    color: var(--color-link);
  }
`;

/** Pages that may answer a question sooner. */
const QUESTIONS = [
  ['/status', 'Is something down?'],
  ['/refund', 'How do I get a refund?'],
  ['/privacy', 'What data do you store?'],
] as const;

function Option({
  icon: Icon,
  title,
  children,
}: {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
}) {
  return (
    <Card as="section">
      <Row>
        <span aria-hidden="true">
          <Icon size={22} />
        </span>
        <div>
          <Heading level={2} size="s">
            {title}
          </Heading>
          {children}
        </div>
      </Row>
    </Card>
  );
}

/** Contact options without the form, and links that may answer a question sooner. */
export function ContactOptions() {
  const {
    contactEmail,
    supportUrl,
    answerTime,
    supportLanguages,
    dataRequestTime,
    dataDeletionTime,
  } = useBrand();
  return (
    <Stack gap={4}>
      <IfBrand has="supportUrl">
        <Option icon={MessagesSquare} title="Support server">
          <Text tone="muted">The fastest way to reach the team and experienced users.</Text>
          <ButtonLink to={supportUrl} newTab>
            Join Discord Server
          </ButtonLink>
        </Option>
      </IfBrand>
      <Option icon={Mail} title="Email">
        <Text tone="muted">
          <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
        </Text>
        <Button
          variant="secondary"
          size="s"
          onClick={() =>
            void copyText(contactEmail, { description: `${contactEmail} is in your clipboard.` })
          }
        >
          <Copy size={16} aria-hidden="true" />
          Copy Address
        </Button>
      </Option>
      <Option icon={Clock} title="Response times">
        <Text tone="muted">
          We reply within {answerTime}, in {supportLanguages}. Data requests take up to{' '}
          {dataRequestTime}, and data deletion up to {dataDeletionTime}.
        </Text>
        <Links>
          {QUESTIONS.map(([path, question]) => (
            <IfPage key={path} path={path}>
              <li>
                <Link to={path}>{question}</Link>
              </li>
            </IfPage>
          ))}
          <li>
            <ImprintLink />
          </li>
        </Links>
      </Option>
    </Stack>
  );
}
