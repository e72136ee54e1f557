import { Heading, Question, Questions, Stack } from '@portico/ui';
import { styled } from 'styled-components';

/** The questions of the store (spec 1 §2). */
const questions = [
  {
    question: 'What does lifetime access mean?',
    answer:
      'You pay once and keep the license for life. There are no subscriptions, renewals or hidden fees, and all future updates are included.',
  },
  {
    question: 'Can I add servers later?',
    answer: 'Yes, buy additional slots anytime.',
  },
  {
    question: 'Is there a money-back guarantee?',
    answer: 'Yes. You can request a refund within 7 days of your purchase.',
  },
  {
    question: 'Which payment methods can I use?',
    answer:
      'Major credit and debit cards and an online wallet. A card payment provider handles the payment; your card details never reach us.',
  },
];

const Section = styled.section`
  width: 100%;
  max-width: 760px;
  margin-inline: auto;
`;

/** Frequently asked questions of the store. */
export function Faq() {
  return (
    <Section aria-labelledby="store-faq">
      <Stack gap={5}>
        <Heading level={2} id="store-faq">
          Frequently asked questions
        </Heading>
        <Questions>
          {questions.map(({ question, answer }) => (
            <Question key={question} question={question}>
              <p>{answer}</p>
            </Question>
          ))}
        </Questions>
      </Stack>
    </Section>
  );
}
