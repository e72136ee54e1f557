import { Link, useBrand } from '@portico/sdk';
import { Heading, Questions, Text } from '@portico/ui';
import type { Question } from '@portico/ui';
import { styled } from 'styled-components';
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

/** Frequent questions before an invite. */
export function QuestionsSection() {
  const { name, supportUrl } = useBrand();
  const questions: Question[] = [
    {
      question: 'Does it replace the bots that I have?',
      answer: (
        <>
          Most of them. Moderation, tickets, giveaways, greetings, economy, voice channels, levels
          and roles speak one language here, share one log and need one set of permissions.
        </>
      ),
    },
    {
      question: 'How long does it take to set up?',
      answer: (
        <>
          Minutes. Each feature has a setup that asks for what it needs and leaves the rest at
          values that suit most servers. All of it is in the{' '}
          <Link to="/commands">command reference</Link>.
        </>
      ),
    },
    {
      question: 'What does it cost?',
      answer: (
        <>
          A licence is paid once and lasts: no subscription. The <Link to="/store">store</Link>{' '}
          shows the plans; within 7 days you can have your money back by the{' '}
          <Link to="/refund">refund policy</Link>.
        </>
      ),
    },
    {
      question: 'What happens with our messages?',
      answer: (
        <>
          As little as possible: commands are kept for up to 14 days, deleted and edited messages
          for up to 2 hours, and nothing is sold. The <Link to="/privacy">privacy policy</Link> says
          it all.
        </>
      ),
    },
    {
      question: 'Who helps when I am stuck?',
      answer: (
        <>
          People. In the{' '}
          <a href={supportUrl} target="_blank" rel="noopener noreferrer">
            support server
          </a>{' '}
          or by <Link to="/contact">email</Link> you hear back within 24 hours, in English or
          German.
        </>
      ),
    },
  ];
  return (
    <QuestionsLayout as="section">
      <Words>
        <Heading level={2} size="xl">
          Good to know
        </Heading>
        <Text tone="muted" size="l">
          What people ask before they invite {name}.
        </Text>
      </Words>
      <Questions questions={questions} />
    </QuestionsLayout>
  );
}
