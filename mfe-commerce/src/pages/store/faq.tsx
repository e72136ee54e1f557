import { ChevronDown } from 'lucide-react';
import { Heading, Stack } from 'shared/ui';
import { styled } from 'styled-components';

/** The questions of the store (spec 1 §2). */
const questions = [
  {
    question: 'What does lifetime access mean?',
    answer:
      'You pay once and keep the licence for good. There is no subscription, no renewal and no hidden fee, and every future update is included.',
  },
  {
    question: 'Can I add servers later?',
    answer: 'Yes, buy additional slots anytime.',
  },
  {
    question: 'Is there a money-back guarantee?',
    answer: 'Yes. You can have your money back within 7 days of your purchase.',
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

const Entry = styled.details`
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface);
`;

const Question = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  min-height: 56px;
  padding: var(--space-3) var(--space-5);
  border-radius: var(--radius-m);
  font-weight: 600;
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  &:hover {
    background: var(--color-surface-hover);
  }

  &:focus-visible {
    outline: none;
    box-shadow: var(--focus-ring);
  }

  & > svg {
    flex: none;
    color: var(--color-text-muted);
    transition: rotate 160ms ease;
  }

  details[open] > & > svg {
    rotate: 180deg;
  }
`;

const Answer = styled.p`
  margin: 0;
  padding: var(--space-2) var(--space-5) var(--space-5);
  color: var(--color-text-muted);
  line-height: 1.6;
`;

/** Questions that people ask before they buy. */
export function Faq() {
  return (
    <Section aria-labelledby="store-faq">
      <Stack gap={5}>
        <Heading level={2} id="store-faq">
          Frequently asked questions
        </Heading>
        <Stack gap={3}>
          {questions.map(({ question, answer }) => (
            <Entry key={question}>
              <Question>
                {question}
                <ChevronDown size={20} aria-hidden="true" />
              </Question>
              <Answer>{answer}</Answer>
            </Entry>
          ))}
        </Stack>
      </Stack>
    </Section>
  );
}
