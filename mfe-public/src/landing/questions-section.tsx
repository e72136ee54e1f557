import type { SectionOf } from '@portico/contracts/pack/landing';
import { Heading, Question, Questions, RichText, Text } from '@portico/ui';
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
export function QuestionsSection({ title, text, questions }: SectionOf<'questions'>) {
  return (
    <QuestionsLayout as="section">
      <Words>
        <Heading level={2} size="xl">
          {title}
        </Heading>
        <Text tone="muted" size="l">
          {text}
        </Text>
      </Words>
      <Questions>
        {questions.map(({ question, answer }) => (
          <Question key={question} question={question}>
            <RichText nodes={answer} />
          </Question>
        ))}
      </Questions>
    </QuestionsLayout>
  );
}
