import type { Store } from '@portico/contracts/store/schema';
import { Heading, Question, Questions, Stack } from '@portico/ui';
import { styled } from 'styled-components';

const Section = styled.section`
  width: 100%;
  max-width: 760px;
  margin-inline: auto;

  &:not(:has(details)) {
    display: none;
  }
`;

/** Frequently asked questions of the store. */
export function Faq({ questions }: Pick<Store, 'questions'>) {
  return (
    <Section aria-labelledby="store-faq">
      <Stack gap={5}>
        <Heading level={2} id="store-faq">
          {questions.title}
        </Heading>
        <Questions>
          {questions.entries.map(({ question, answer }) => (
            <Question key={question} question={question}>
              <p>{answer}</p>
            </Question>
          ))}
        </Questions>
      </Stack>
    </Section>
  );
}
