import { IfBrand, Link, useBrand } from '@portico/sdk';
import { Heading, Questions, Text } from '@portico/ui';
import type { Question } from '@portico/ui';
import { styled } from 'styled-components';
import { SupportLink } from '../support-link.tsx';
import { Section } from './section.styles.ts';

const QuestionsLayout = styled(Section)`
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.6fr);
  }
`;

const Words = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-3);
`;

const HOW = ', in English or German, and you get a reply within 24 hours.';

/** Frequent questions before an invite. */
export function QuestionsSection() {
  const { name } = useBrand();
  const questions: Question[] = [
    {
      question: 'Can it replace my other bots?',
      answer: (
        <>
          Most of them. Moderation, tickets, giveaways, welcome messages, economy, voice channels,
          levels and roles share one set of commands, one log and one set of permissions.
        </>
      ),
    },
    {
      question: 'How long does it take to set up?',
      answer: (
        <>
          A few minutes. Each feature has a guided setup with defaults that suit most servers.
          Everything is in the <Link to="/commands">command reference</Link>.
        </>
      ),
    },
    {
      question: 'What does it cost?',
      answer: (
        <>
          You pay once for a lifetime license. There is no subscription. Compare the plans in the{' '}
          <Link to="/store">store</Link>. If you change your mind, the{' '}
          <Link to="/refund">refund policy</Link> gives you your money back within 7 days.
        </>
      ),
    },
    {
      question: 'What happens to our messages?',
      answer: (
        <>
          We keep as little as possible: commands for up to 14 days, and deleted or edited messages
          for up to 2 hours. We never sell data. Read the details in the{' '}
          <Link to="/privacy">privacy policy</Link>.
        </>
      ),
    },
    {
      question: 'Who helps if I get stuck?',
      answer: (
        <>
          A person.{' '}
          <IfBrand
            has="supportUrl"
            otherwise={
              <IfBrand has="contactEmail">
                Write an <Link to="/contact">email</Link>
                {HOW}
              </IfBrand>
            }
          >
            Ask in the <SupportLink />
            <IfBrand has="contactEmail">
              {' '}
              or by <Link to="/contact">email</Link>
            </IfBrand>
            {HOW}
          </IfBrand>
        </>
      ),
    },
  ];
  return (
    <QuestionsLayout as="section">
      <Words>
        <Heading level={2} size="xl">
          FAQ
        </Heading>
        <Text tone="muted" size="l">
          Frequently asked questions about {name}.
        </Text>
      </Words>
      <Questions questions={questions} />
    </QuestionsLayout>
  );
}
